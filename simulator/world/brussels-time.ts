const hour = 3_600_000
const day = 24 * hour

/** Offset of Belgian clocks in milliseconds: summer time between the last Sundays of March and October, 01:00 UTC. */
export function brusselsOffset(time: number): number {
  const { from, to } = summerOf(new Date(time).getUTCFullYear())
  return time >= from && time < to ? 2 * hour : hour
}

const summers = new Map<number, { from: number; to: number }>()

function summerOf(year: number): { from: number; to: number } {
  const kept = summers.get(year)
  if (kept) return kept
  const summer = { from: lastSunday(year, 2), to: lastSunday(year, 9) }
  summers.set(year, summer)
  return summer
}

function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1)
}

/** `2026-03-04 16:40:55` on a Belgian clock. */
export function brusselsText(time: number): string {
  const local = time + brusselsOffset(time)
  const seconds = Math.floor(local / 1000) - Math.floor(local / day) * 86_400
  return `${dayText(Math.floor(local / day))} ${twoDigits[Math.floor(seconds / 3600)]!}:${twoDigits[Math.floor(seconds / 60) % 60]!}:${twoDigits[seconds % 60]!}`
}

/** The day only, at midnight: `2026-03-04 00:00:00`. */
export function brusselsDate(time: number): string {
  return `${dayText(brusselsDay(time))} 00:00:00`
}

const twoDigits = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'))
const dayTexts = new Map<number, string>()

function dayText(number: number): string {
  const kept = dayTexts.get(number)
  if (kept) return kept
  const text = new Date(number * day).toISOString().slice(0, 10)
  dayTexts.set(number, text)
  return text
}

/** The other form the platform knows: `/Date(1561286300300+0200)/`. */
export function microsoftDate(time: number): string {
  return `/Date(${time}+0${brusselsOffset(time) / hour}00)/`
}

/** Understands both forms and a bare day; `NaN` for anything else. */
export function parseBrussels(text: string): number {
  const microsoft = /\/Date\((-?\d+)/.exec(text)
  if (microsoft) return Number(microsoft[1])
  const parts = /^(\d{4})-(\d\d?)-(\d\d?)(?:[ T](\d\d?):(\d\d)(?::(\d\d))?)?/.exec(text.trim())
  if (!parts) return NaN
  const [, year, month, date, hours = '0', minutes = '0', seconds = '0'] = parts.map(
    (part) => part ?? undefined,
  )
  const asUtc = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(date),
    Number(hours),
    Number(minutes),
    Number(seconds),
  )
  return asUtc - brusselsOffset(asUtc - hour)
}

/** Days since 1970 on a Belgian calendar. */
export function brusselsDay(time: number): number {
  return Math.floor((time + brusselsOffset(time)) / day)
}

export function dayStart(number: number): number {
  const asUtc = number * day
  return asUtc - brusselsOffset(asUtc - hour)
}
