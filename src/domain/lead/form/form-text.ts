const longestText = 20_000

// Control characters, and the invisible ones that reverse or hide text; line ends and tabs are dealt with below.
const invisible =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

// More marks on one letter than any script writes; putting thousands in order takes seconds.
const pileOfMarks = /(\p{M}{30})\p{M}+/gu

/** What was typed, in a form that can be stored, mailed and shown: a text of one line cannot become a second mail header. */
export function cleanText(typed: string, { isMultiline = false } = {}): string {
  const text = typed
    .slice(0, longestText)
    .toWellFormed()
    .replaceAll(pileOfMarks, '$1')
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
  return isMultiline
    ? text
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
    : text.replaceAll(/\s+/g, ' ').trim()
}

// Three letters before the point: J.De Wit is a name. No label of a domain is longer than 63.
const link =
  /:\/\/|\bwww\.|\b[\w-]{3,63}\.(com|net|org|be|eu|lu|nl|fr|de|info|biz|ru|cn|io|xyz|top|site|online)\b/i

export function hasLink(text: string): boolean {
  return link.test(text)
}

/** A number as Belgians, and their visitors, write it: 350.000, 350 000, 350,000, € 350.000,50. `null` when it is none. */
export function typedNumber(typed: string): number | null {
  const text = typed.replaceAll(/[\s€]|EUR/gi, '')
  const parts = /^(\d{1,3}(?:[.,']\d{3})+|\d{1,12})(?:[.,](\d{1,2}|-))?$/.exec(text)
  if (!parts?.[1]) return null
  const whole = parts[1].replaceAll(/\D/g, '')
  return whole.length > 12 ? null : Number(`${whole}.${parts[2]?.replace('-', '0') ?? '0'}`)
}

/** 2026-11-15 for that, 15/11/2026 or 15-11-2026; `null` for a day that does not exist. */
export function typedDate(typed: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed)
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(typed)
  const [year, month, day] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : [Number(local?.[3]), Number(local?.[2]), Number(local?.[1])]
  if (!(year >= 1900 && year <= 2200)) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}
