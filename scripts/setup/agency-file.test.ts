import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { agencyFile, inEachLanguage, parseAgencyFile } from './agency-file'
import { makeSettings, settingProblems } from './make-settings'

const example = () =>
  JSON.parse(readFileSync('deploy/agency.example.json', 'utf8')) as ReturnType<typeof parseAgencyFile>

test('the example can be used as it is', () => {
  const file = parseAgencyFile(example())
  expect(settingProblems(file, makeSettings(file))).toEqual([])
  expect(file.database).toEqual({ host: '127.0.0.1:5432', name: 'gevel' })
})

test('what is wrong is said by its place in the file', () => {
  const file = example()
  const wrong = {
    ...file,
    agency: { ...file.agency, email: 'nobody', slogan: 'At home' },
    languages: { used: ['nl'], standard: 'fr' },
    platform: { ...file.platform, settings: { OMNICASA_KEY: 'x' } },
  }
  expect(() => parseAgencyFile(wrong)).toThrow(/agency\.email/)
  expect(() => parseAgencyFile(wrong)).toThrow(/slogan/)
  expect(() => parseAgencyFile(wrong)).toThrow(/languages: the standard language is not in use/)
  expect(() => parseAgencyFile(wrong)).toThrow(/OMNICASA_KEY: is no setting/)
})

test('a name of the database can be no more than a name', () => {
  const { success } = agencyFile.safeParse({ ...example(), database: { name: 'gevel; drop' } })
  expect(success).toBe(false)
})

test('a language without words of its own reads the standard one', () => {
  expect(inEachLanguage({ nl: 'Leuven', fr: 'Louvain' }, 'nl')).toEqual({
    nl: 'Leuven',
    fr: 'Louvain',
    en: 'Leuven',
    de: 'Leuven',
  })
  expect(inEachLanguage('Tienen', 'nl').de).toBe('Tienen')
})
