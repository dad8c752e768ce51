import { expect, test } from 'vitest'

import { insightCsv } from './insight-csv'
import { leadsTable, placesTable } from './make-tables'

test('a file has the columns and numbers of the table, for Excel in Belgium', () => {
  const place = { deal: 'rent', place: '44021', now: 14, before: 9, foundNothing: 2, homes: 0 } as const
  expect(insightCsv(placesTable([place], 'fr'))).toBe(
    '\uFEFF"Lieu";"À vendre ou à louer";"Visiteurs";"Période précédente";"Sans résultat";"Biens actuels"\r\n' +
      '"Gand";"À louer";"14";"9";"2";"0"\r\n',
  )
})

test('a campaign that would be a formula is text', () => {
  const lead = { source: 'other', campaign: '=hyperlink("http://x";"y") / -1', now: 1, before: 0 } as const
  const [, line] = insightCsv(leadsTable([lead], 'nl')).split('\r\n')
  expect(line).toBe(`"Andere website of campagne";"'=hyperlink(""http://x"";""y"") / -1";"1";"0"`)
})
