// By hand: ten days of one country by law; libraries bring every country's.
const fixed = new Set(['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'])
/** Easter Monday, Ascension Day and Whit Monday, in days after Easter. */
const afterEaster = [1, 39, 50]
const dayMs = 86_400_000

/** Whether Belgium rests on this day of the calendar, given as midnight UTC. */
export function isPublicHoliday(day: Date): boolean {
  if (fixed.has(day.toISOString().slice(5, 10))) return true
  const sinceEaster = Math.round((day.getTime() - easter(day.getUTCFullYear())) / dayMs)
  return afterEaster.includes(sinceEaster)
}

/** The Gregorian computus of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const sum = epact + toSunday - 7 * correction + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}
