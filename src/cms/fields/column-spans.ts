import type { RowField } from 'payload'

import { words } from '../words'
import { shared } from './shared'

const labels = {
  columnsSm: words({
    nl: 'Breedte telefoon (1–12)',
    fr: 'Largeur téléphone (1–12)',
    en: 'Width phone (1–12)',
    de: 'Breite Telefon (1–12)',
  }),
  columnsMd: words({
    nl: 'Breedte tablet (1–12)',
    fr: 'Largeur tablette (1–12)',
    en: 'Width tablet (1–12)',
    de: 'Breite Tablet (1–12)',
  }),
  columnsLg: words({
    nl: 'Breedte computer (1–12)',
    fr: 'Largeur ordinateur (1–12)',
    en: 'Width computer (1–12)',
    de: 'Breite Computer (1–12)',
  }),
}

type Span = keyof typeof labels

/** How many of the twelve columns something takes on a phone, a tablet and a computer. */
export function columnSpans(standard: Record<Span, number>): RowField {
  const span = (name: Span) => ({
    name,
    type: 'number' as const,
    min: 1,
    max: 12,
    defaultValue: standard[name],
    label: labels[name],
    admin: { width: '33%' },
  })
  return { type: 'row', fields: shared(span('columnsSm'), span('columnsMd'), span('columnsLg')) }
}
