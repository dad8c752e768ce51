import { expect, test } from 'vitest'

import { hasExcludingWords } from './excluding-words'

test.each([
  'Rustig appartement, geen kinderen.',
  '<p>Enkel voor <b>Belgen</b>.</p>',
  'Ideaal voor een werkend koppel.',
  'Geen OCMW of leefloon.',
  'Geen gezinnen.',
  'Uitsluitend voor Europeanen.',
  'Vast contract vereist.',
  'Pas d’enfants, pas de CPAS.',
  'Studio, familles s’abstenir.',
  'Pas de REVIS.',
  'CPAS s’abstenir',
  'Réservé aux Belges.',
  'Bail pour un couple qui travaille, CDI exigé.',
  'No children, no welfare.',
  'Belgians only',
  'Suits a working couple.',
  'Permanent contract required.',
  'Keine Kinder, keine Ausländer.',
  'Nur für Belgier',
  'Unbefristeter Arbeitsvertrag erforderlich.',
  'An ein berufstätiges Paar zu vermieten.',
])('%s turns somebody away', (text) => {
  expect(hasExcludingWords(text)).toBe(true)
})

test.each([
  '',
  'Drie slaapkamers, met een school en een speelplein voor de kinderen om de hoek.',
  'Geen werken nodig. Werkende lift. Geen gezinswoning, wel een vast contract voor het onderhoud.',
  'Belgische blauwe hardsteen in de inkom.',
  'Chambres pour les enfants ; pas de vis-à-vis.',
  'Close to the European quarter, with a working fireplace; couples and families welcome.',
  'Ohne Kinderzimmer, aber mit Büro. Nur fünf Minuten vom Bahnhof.',
])('%s turns nobody away', (text) => {
  expect(hasExcludingWords(text)).toBe(false)
})
