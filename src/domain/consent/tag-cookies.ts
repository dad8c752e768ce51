import type { OptionalPurpose } from './purposes'
import type { TagKind } from './tags'

/** A cookie of a tag. The cookie page lists them, and whoever withdraws a purpose has them removed. */
export interface TagCookie {
  /** A star at its end stands for whatever follows. */
  name: string
  tag: TagKind
  purpose: OptionalPurpose
  days: number
}

export const tagCookies: readonly TagCookie[] = [
  { name: '_ga', tag: 'analytics', purpose: 'analytical', days: 730 },
  { name: '_ga_*', tag: 'analytics', purpose: 'analytical', days: 730 },
  { name: '_gcl_*', tag: 'ads', purpose: 'marketing', days: 90 },
  { name: '_gac_*', tag: 'ads', purpose: 'marketing', days: 90 },
  { name: '_fbp', tag: 'pixel', purpose: 'social', days: 90 },
  { name: '_fbc', tag: 'pixel', purpose: 'social', days: 90 },
]

/** For how long the cookies of these tags stay at most, where they are for this purpose; `null` when there are none. */
export function longestDays(purpose: OptionalPurpose, tags: readonly TagKind[]): number | null {
  const days = tagCookies.filter((one) => one.purpose === purpose && tags.includes(one.tag))
  return days.length > 0 ? Math.max(...days.map((one) => one.days)) : null
}

/** Of the cookies that a browser has, those that are there for one of these purposes. */
export function cookiesFor(gone: readonly OptionalPurpose[], present: readonly string[]): string[] {
  const known = tagCookies.filter(({ purpose }) => gone.includes(purpose))
  return present.filter((name) => known.some((cookie) => matches(cookie.name, name)))
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}
