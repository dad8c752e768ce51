import { z } from 'zod'

import { brusselsDay } from '@/domain/brussels-day'
import { planningCode } from '@/domain/legal/planning-code'
import { timeZone } from '@/domain/time-zone'

/** PostgreSQL keeps neither NUL nor half a character, such as an emoji cut off by a length limit. */
function storable(value: string): string {
  return value.replaceAll('\0', '').toWellFormed()
}

/** "-" and blanks stand for "nothing". */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : storable(String(value)).trim()))
  .transform((value) => (value === '-' ? '' : value))

export const optionalText = text.transform((value) => value || null)

/** Numbers may arrive as text, with a comma for the decimals. */
const numeric = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value, context) => {
    if (value === null || value === undefined) return null
    const written = typeof value === 'number' ? value : value.trim().replace(',', '.')
    if (written === '' || written === '-') return null
    const number = Number(written)
    if (Number.isFinite(number)) return number
    context.addIssue({ code: 'custom', message: `is not a number: ${JSON.stringify(value)}` })
    return z.NEVER
  })

export const optionalNumber = numeric

export const requiredNumber = numeric.transform((value, context) => {
  if (value !== null) return value
  context.addIssue({ code: 'custom', message: 'is missing' })
  return z.NEVER
})

/** 0 stands for "unknown" in counts, surfaces and years. */
export const positiveNumber = numeric.transform((value) => (value !== null && value > 0 ? value : null))

const largestInteger = 2_147_483_647
const largestCount = 32_767

/** What no surface, number or year can be is taken for a slip of the keyboard: unknown. */
export const positiveInteger = wholeUpTo(largestInteger)
export const smallCount = wholeUpTo(largestCount)

function wholeUpTo(largest: number) {
  return positiveNumber.transform((value) => (value === null || value > largest ? null : Math.round(value)))
}

export const identifier = z.int().positive().max(largestInteger)

export const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform(
    (value) => value === true || value === 1 || value === '1' || String(value).toLowerCase() === 'true',
  )

/** Absent is not the same as "no" where the law asks for an answer. */
export const optionalFlag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) =>
    value === null || value === undefined || value === '' || value === '-' ? null : flag.parse(value),
  )

/** A flag, or the abbreviation that says the same: every "none" of the list begins with a G. */
export const planningFlag = z.unknown().transform((value, context) => {
  const code = planningCode(value)
  if (code) return !code.startsWith('G')
  const plain = optionalFlag.safeParse(value)
  if (plain.success) return plain.data
  context.addIssue({ code: 'custom', message: 'is neither yes nor no' })
  return z.NEVER
})

export const integerList = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) =>
    String(value ?? '')
      .split(',')
      .map((piece) => Number(piece.trim()))
      .filter((number) => identifier.safeParse(number).success),
  )

/** Either `2025-03-04 16:40:55` in Brussels time or `/Date(1561286300300+0200)/`. */
export const optionalDate = z
  .string()
  .nullish()
  .transform((value, context) => {
    const written = value?.trim()
    if (!written || written === '-') return null
    const date = microsoftDate(written) ?? brusselsDate(written)
    if (date && date.getTime() > earliest && date.getTime() < latest) return date
    context.addIssue({ code: 'custom', message: `is not a date: ${JSON.stringify(value)}` })
    return z.NEVER
  })

const earliest = Date.UTC(1500, 0)
const latest = Date.UTC(2500, 0)

/** A day without an hour, as people in Brussels count it. */
export const optionalDay = optionalDate.transform((date) => (date ? brusselsDay(date) : null))

function microsoftDate(written: string): Date | null {
  const match = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(written)
  return match ? new Date(Number(match[1])) : null
}

function brusselsDate(written: string): Date | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/.exec(written)
  if (!match) return null
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second)
  const offsetHours = isSummerTime(year, asUtc - 3_600_000) ? 2 : 1
  return new Date(asUtc - offsetHours * 3_600_000)
}

/** Last Sunday of March to last Sunday of October, both at 01:00 UTC. */
function isSummerTime(year: number, utcMs: number): boolean {
  return utcMs >= lastSunday(year, 2) && utcMs < lastSunday(year, 9)
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.getTime() - last.getUTCDay() * 86_400_000
}

const brusselsFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** As `2025-03-04 16:40:55`, on the clocks of Brussels. */
export function brusselsText(date: Date): string {
  return brusselsFormat.format(date)
}

/** Why a record is refused, in words an agency understands. */
export function reasonsOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')
}
