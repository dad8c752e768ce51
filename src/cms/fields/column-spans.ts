import type { RowField } from 'payload'

import { words } from '../words'
import { shared } from './shared'

const labels = {
  columnsSm: words(
    'Breedte telefoon (1–12)',
    'Largeur téléphone (1–12)',
    'Width phone (1–12)',
    'Breite Telefon (1–12)',
  ),
  columnsMd: words(
    'Breedte tablet (1–12)',
    'Largeur tablette (1–12)',
    'Width tablet (1–12)',
    'Breite Tablet (1–12)',
  ),
  columnsLg: words(
    'Breedte computer (1–12)',
    'Largeur ordinateur (1–12)',
    'Width computer (1–12)',
    'Breite Computer (1–12)',
  ),
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
