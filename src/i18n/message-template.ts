import { numberText } from './formats'

export type TemplateValues = Record<string, unknown>

/** Words between places to fill in: `{name}` as it is, `{count, number}` as figures of the language. */
type Part = string | { name: string; isNumber: boolean }

const place = /\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}/g

// By hand: it is what makes a page of hundreds of texts quick; the rest goes to use-intl.
/**
 * A text that needs nothing but its values put in, ready to be filled; `null` for one with plurals, choices or tags,
 * which are a whole language of their own.
 */
export function messageTemplate(text: string, locale: string): ((values?: TemplateValues) => string) | null {
  const words = text.replaceAll(place, '')
  if (/[{}<']/.test(words)) return null
  const parts = partsOf(text)
  const [only = ''] = parts
  if (parts.length <= 1 && typeof only === 'string') return () => only
  return (values = {}) => parts.map((part) => fill(part, values, locale)).join('')
}

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(place)) {
    if (match.index > end) parts.push(text.slice(end, match.index))
    parts.push({ name: match[1] ?? '', isNumber: match[2] !== undefined })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

function fill(part: Part, values: TemplateValues, locale: string): string {
  if (typeof part === 'string') return part
  const value = values[part.name]
  if (value === undefined) throw new Error(`No value for {${part.name}}`)
  return part.isNumber ? numberText(Number(value), locale) : String(value)
}
