# Clocks: how much time players have, and what happens when it has run out.

clock-title = Time
clock-help = Everybody has a clock of their own. It runs while they decide, and every decision brings some time back.
clock-none = No clock
clock-live = At one sitting
clock-over-days = Over days
clock-brisk = Brisk
clock-normal = Normal
clock-relaxed = Relaxed
clock-day = A day a move
clock-three-days = Three days a move
clock-week = A week a move
clock-custom = Own times
clock-own-initial = At the beginning
clock-own-increment = For each decision
clock-own-cap = At most
clock-own-grace = Free at the start of each decision
clock-unit = unit
clock-unit-seconds = seconds
clock-unit-minutes = minutes
clock-unit-hours = hours
clock-unit-days = days
clock-timeout = When time runs out
clock-choose-nothing = Nothing but a red clock
clock-choose-others = The others may let a bot play
clock-choose-bot = A bot plays at once
clock-timeout-nothing = When time runs out, the clock turns red, and nothing else happens.
clock-timeout-others = When time runs out, the others may let a bot play.
clock-timeout-bot = When time runs out, a bot plays the decision at once.
clock-hours-title = Daily hours
clock-hours-help = Time runs only between these hours. Leave them empty, and it runs day and night.
clock-from = From
clock-to = To
clock-zone = Time zone
clock-days = { $count ->
    [one] a day
   *[other] { $count } days
}
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-days-hours = { $days } d { $hours } h
clock-terms-each = Everybody has { $time } for each decision.
clock-terms-initial = Everybody begins with { $time }.
clock-terms-increment = Each decision brings { $time } more, up to { $cap }.
clock-terms-grace = The first { $time } of each decision are free.
clock-terms-hours = Time runs from { $from } to { $to } ({ $zone }).
clock-left = Time left
clock-runs = Time left; the clock is running
clock-paused = The clocks stand still: the game is paused
clock-sleeps = The clocks stand still until the next hours of play
clock-out = The time has run out
late-title = { $player } has run out of time.
late-decision = A bot plays this decision
late-seat = A bot takes the seat

problem-clock-initial = The time at the beginning must be between ten seconds and sixty days.
problem-clock-increment = The time for each decision can be sixty days at most.
problem-clock-cap = The most time that can be saved must be at least the time at the beginning, and sixty days at most.
problem-clock-grace = The free time of a decision can be a day at most.
problem-clock-zone = This time zone is not known. A time zone is called “Europe/Paris”, for example.
problem-clock-hours = The daily hours are two times such as 08:00 and 22:00, at least an hour apart.
problem-not-late = Nothing can be done for this player: their time has not run out, or the table does not let the others act.
problem-late-only-players = Only the players of this table can have a bot play for somebody who is late.
