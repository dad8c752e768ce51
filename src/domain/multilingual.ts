import type { Language } from './language'

/**
 * The text of a value in one language. The value is a plain text, the same for all, or an object keyed by
 * language code in either case. Another language answers only when asked for as `fallback`.
 */
export function textIn(
  language: Language,
  value: unknown,
  { fallback }: { fallback?: Language } = {},
): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return ownText(value, language) || (fallback ? ownText(value, fallback) : '')
}

function ownText(value: object, language: Language): string {
  const texts = Object.entries(value).filter(([key]) => key.toLowerCase() === language)
  const text = texts.map(([, entry]) => entry).find((entry) => typeof entry === 'string' && entry !== '')
  return typeof text === 'string' ? text : ''
}
