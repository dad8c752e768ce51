import { expect, test } from 'vitest'

import { parseAgencyFile } from './agency-file'
import { makeSettings, settingProblems } from './make-settings'
import { answersOf, type Ask } from './questions'

const answers: [question: RegExp, answer: string][] = [
  [/^Name of the agency/, 'Verhulst & Partners'],
  [/^Street/, 'Bondgenotenlaan 112'],
  [/^Postcode/, '3000'],
  [/^Municipality/, 'Leuven'],
  [/^Telephone/, '016 00 45 60'],
  [/^E-mail of the agency/, 'info@verhulst-partners.example'],
  [/^Company number/, '0888.000.173'],
  [/^Recognised agent/, 'Katrien Verhulst'],
  [/^Their BIV/, '588.114'],
  [/^Insurer/, 'AXA Belgium NV'],
  [/^Number of that policy/, '730.000.588'],
  [/^Languages/, 'fr nl'],
  [/^Address of the site/, 'https://www.verhulst-partners.example'],
  [/^Data platform/, 'whise'],
  [/^WHISE_URL/, 'https://api.whise.eu/'],
  [/^WHISE_USER/, 'verhulst'],
  [/^WHISE_PASSWORD/, 'as it was given'],
  [/^WHISE_CLIENT_ID/, '4711'],
  [/^PICTURE_STORAGE_HOST/, 'pictures.platform.example'],
  [/^PICTURE_CDN_ORIGIN/, 'https://pictures.platform.example'],
  [/^Mail server/, 'smtps://website:password@mail.verhulst-partners.example:465'],
]

const ask: Ask = (question, schema, usual) => {
  const [, typed] = answers.find(([asked]) => asked.test(question)) ?? []
  return Promise.resolve(schema.parse(typed ?? usual ?? ''))
}

test('what is answered at the terminal makes a file that can be used', async () => {
  const file = parseAgencyFile(await answersOf(ask))
  expect(settingProblems(file, makeSettings(file))).toEqual([])
  expect(file.languages).toEqual({ used: ['fr', 'nl'], standard: 'fr' })
  expect(file.addresses.admin).toBe('https://admin.verhulst-partners.example')
  expect(file.agency.company).toBe('Verhulst & Partners')
  expect(file.platform.settings).toMatchObject({ WHISE_CLIENT_ID: '4711', WHISE_DOCUMENTS: 'on-request' })
})
