import { knownLocale } from '@/i18n/locales'

import { words } from '../../words'
import { whenText } from '../when-text'
import { asValues, type ShownField, type Values } from './shown-values'

const yes = words({ nl: 'Ja', fr: 'Oui', en: 'Yes', de: 'Ja' })
const no = words({ nl: 'Nee', fr: 'Non', en: 'No', de: 'Nein' })

interface Reader {
  language: string
  /** A label in that language. */
  say: (label: unknown) => string
}

/** What was chosen, as its field calls it: yes or no, a name from the list, a moment. */
export function valueText({ type, options }: ShownField, value: unknown, { language, say }: Reader): string {
  if (type === 'checkbox') return (value === true ? yes : no)[knownLocale(language)]
  if (value === null || value === undefined || value === '') return ''
  if (type === 'date') return whenText(String(value), language)
  const known = Array.isArray(options) ? options.map(asValues) : []
  const nameOf = (one: unknown) => {
    const option = known.find((candidate) => candidate.value === one)
    return option ? say(option.label) : String(one)
  }
  return [value].flat().map(nameOf).join(', ')
}

/** A record that was chosen, and the collection it is of. */
export interface ChosenRecord {
  slug: string
  id: string
}

export function chosenRecords({ relationTo }: ShownField, value: unknown): ChosenRecord[] {
  return [value].flat().flatMap((one: unknown) => {
    const { relationTo: named, value: inner, id: own } = asValues(one)
    const id = own ?? inner ?? one
    const slug = named ?? relationTo
    const isNamed = typeof slug === 'string' && (typeof id === 'string' || typeof id === 'number')
    return isNamed && id !== '' ? [{ slug, id: String(id) }] : []
  })
}

/** What a record is called in lists; where it has no name, or is gone, its number. */
export function recordText(record: Values | null, { id, titleField }: { id: string; titleField: string }) {
  const title = record?.[titleField]
  return typeof title === 'string' && title.trim() ? title : id
}
