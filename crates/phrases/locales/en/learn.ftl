# Learning by playing: the list of lessons, a lesson at its table, and the coach's card.

learn-title = Learn by playing
learn-lead = Short stops at a real table. The coach points, you move. Skip whatever you like.
learn-link = Learn
learn-go-on-with = Go on: { $lesson }
learn-begin-with = Begin: { $lesson }
learn-go-on-here = Go on
learn-begin-here = Begin
learn-minutes = { $minutes } min
learn-not-begun =
    { $minutes ->
        [one] Not begun · one minute
       *[other] Not begun · { $minutes } minutes
    }
learn-progress =
    { $minutes ->
        [one] { $done } of { $lessons } done · one minute to go
       *[other] { $done } of { $lessons } done · { $minutes } minutes to go
    }
learn-all-done = All { $lessons } done
learn-state-done = Done
learn-state-begun = Begun
learn-play = Then play
learn-play-help = A first game against bots. The coach stays beside you and says what matters at each of your decisions.
learn-play-coached = Play with the coach
learn-read = Do you prefer to read?
learn-read-help = The rules of each game, with examples.
learn-lobby = { $done } of { $lessons } lessons done

## A lesson

learn-kicker = Lesson { $lesson } · stop { $stop } of { $stops }
learn-kicker-missed = Lesson { $lesson } · what that brings
learn-key-go-on = Go on in the lesson, or carry the plan out
learn-skip = Skip the lesson
learn-back = Back
learn-go-on = Go on
learn-show-me = Show me
learn-try-again = Try again
learn-showing = Watch: step by step the plan becomes the whole move.
learn-shown = This is how: the plan shows each step, and what it would bring. Look at it, then press the *framed* button.
learn-try-myself = I’ll try myself
learn-next = Next: { $lesson }
learn-all = All lessons
learn-missed =
    Not quite
    The rules allow that, but it is not what this stop is about. Look at what it brings, and try something else.
learn-read-first = Here there is only something to read. Press “{ learn-go-on }” first.
learn-try-first = This is only what your move would bring. Press “{ learn-try-again }” first.
learn-unknown = There is no such lesson.
learn-unplayable = This lesson cannot go on from there. Begin it again.

## The coach's card

coach-fold = More or less of what the coach says
coach-more = More
coach-less = Less
