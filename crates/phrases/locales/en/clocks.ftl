# Clocks: how much time players have, and what happens when it has run out.

problem-clock-initial = The time at the beginning must be between ten seconds and sixty days.
problem-clock-increment = The time for each decision can be sixty days at most.
problem-clock-cap = The most time that can be saved must be at least the time at the beginning, and sixty days at most.
problem-clock-grace = The free time of a decision can be a day at most.
problem-clock-zone = This time zone is not known. A time zone is called “Europe/Paris”, for example.
problem-clock-hours = The daily hours are two times such as 08:00 and 22:00, at least an hour apart.
problem-not-late = Nothing can be done for this player: their time has not run out, or the table does not let the others act.
problem-late-only-players = Only the players of this table can have a bot play for somebody who is late.
