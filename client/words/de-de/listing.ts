export const closes = <Day>(day: Day) => ['Bewerbung bis ', day]
