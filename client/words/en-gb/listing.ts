export const closes = <Day>(day: Day) => ['Closes ', day]
