import { expect, test } from 'vitest'

import { languages } from '@/domain/language'

import legalFacts from './content/legal-facts.json'
import { visibleTexts } from './visible-texts'

/** Laws, authorities, statistics offices, central banks and the notaries: nobody who sells something to a buyer. */
const official = new Set([
  ...['vlaanderen.be', 'belastingen.vlaanderen.be', 'huisvesting.brussels', 'fiscaliteit.brussels'],
  ...['finances.wallonie.be', 'uvcw.be', 'heusden-zolder.be'],
  ...['fin.belgium.be', 'fin.belgium.be (2025/C/48)', 'nbb.be'],
  ...['guichet.lu (Bëllegen Akt)', 'guichet.lu (TVA logement)', 'pfi.public.lu', 'logement.public.lu'],
  ...['bcl.lu', 'Statec'],
  ...['notaris.be', 'notaire.be', 'notariat.lu'],
  ...['Vlaams Woninghuurdecreet', 'Brusselse Huisvestingscode', 'Waals Woninghuurdecreet'],
  ...['Energiebesluit (artikel 9.3.4)'],
])

test('what visitors read as a source of a rate is official', () => {
  const named = legalFacts.flatMap(({ source }) => source.split('; '))
  expect([...new Set(named)].filter((name) => !official.has(name))).toEqual([])
})

/** Who lends for homes in Belgium and Luxembourg, or finds a loan for a fee. */
const lenders = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${[
    ...['argenta', 'axa bank', 'belfius', 'beobank', 'bnp', 'bnp paribas', 'cbc', 'crelan', 'deutsche bank'],
    ...['europabank', 'fortis', 'ing', 'immotheker', 'kbc', 'keytrade', 'krefima', 'nagelmackers', 'triodos'],
    ...['vdk', 'bcee', 'bgl', 'bil', 'raiffeisen', 'spuerkeess', 'banque de luxembourg', 'athome finance'],
  ].join('|')})(?![\p{L}\d-])`,
  'giu',
)
const namesLender = (text: string) => text.match(lenders) ?? []

test('a name of a lender is found', () => {
  expect(namesLender('argenta.be; BNP Paribas Fortis en KBC')).toHaveLength(4)
  expect(namesLender('Being in Ingelmunster, pakking en woning')).toEqual([])
})

test.each(languages)('no text in %s names a lender', (language) => {
  const found = visibleTexts(language).flatMap(([place, text]) =>
    namesLender(text).map((name) => `${place}: ${name}`),
  )
  expect(found).toEqual([])
})

test('no note of the agency names one either', () => {
  expect(legalFacts.flatMap(({ note, source }) => namesLender(`${note} ${source}`))).toEqual([])
})
