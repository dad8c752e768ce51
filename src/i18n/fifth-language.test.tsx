import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import { languageNames } from '@/cms/language-names'
import { words } from '@/cms/words'
import { type Language, languages, perLanguage } from '@/domain/language'
import { isFormOn } from '@/features/leads/form/form-languages'
import { ListingPage } from '@/features/listings/page/listing-page'
import { inLanguage } from '@/platforms/omnicasa/omnicasa-lists'
import own from '@/testing/luxembourgish.json'
import { wordsIn } from '@/testing/markup'
import { aListingPage } from '@/testing/records/a-listing-page'
import { anAgency } from '@/testing/records/an-agency'
import { LanguageSwitcher } from '@/ui/shell/language-switcher'
import config from '@payload-config'

import { localeFromAcceptLanguage } from './locales'
import { messages, translator } from './messages'
import { rootPath } from './paths/known-paths'
import { listingPath, parseListingPath } from './paths/listing-paths'
import { parseProjectPath, projectPath } from './paths/project-paths'
import { systemPaths } from './paths/system-paths'
import { municipalities } from './places/municipalities'

// All that a fifth language takes besides its content: a line in the list, and the texts that there are.
vi.mock(import('@/domain/language-list'), async (original) => {
  const { languageList } = await original()
  const luxembourgish = { lb: { intl: 'lb-LU', name: 'Lëtzebuergesch', fallback: 'de' } }
  return { languageList: { ...languageList, ...luxembourgish } }
})
vi.mock(import('../../messages/all'), async (original) => {
  const { messageFiles } = await original()
  const { default: lb } = await import('@/testing/luxembourgish.json')
  return { messageFiles: { ...messageFiles, ...{ lb } } }
})

const lb = 'lb' as Language

function textsOf(tree: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, node]: [string, object | string]): [string, string][] =>
    typeof node === 'string' ? [[prefix + key, node]] : textsOf(node, `${prefix}${key}.`),
  )
}

test('Luxembourgish has thirty texts of its own and reads the others in German', () => {
  const written = new Map(textsOf(own))
  const german = textsOf(messages.de)
  expect(written.size).toBe(30)
  expect(textsOf(messages[lb])).toEqual(german.map(([key, text]) => [key, written.get(key) ?? text]))
  expect(german.filter(([key, text]) => written.get(key) === text)).toEqual([])
  expect(translator(lb)('common.yes')).toBe('Jo')
  expect(translator(lb)('common.step_of', { step: 1, steps: 3 })).toBe('Schritt 1 von 3')
})

test('every page of the product has an address in it, which is read back', () => {
  expect(languages).toEqual(['nl', 'fr', 'en', 'de', 'lb'])
  for (const { paths } of systemPaths) expect(paths[lb]).toMatch(/^\/lb\/([a-z/-]+\/)?$/)
  const path = listingPath(lb, { id: 12, deal: 'sale', city: 'Esch-sur-Alzette', typeName: 'Haus' })
  expect(path).toBe('/lb/zu-verkaufen/esch-sur-alzette/haus/12/')
  expect(parseListingPath(path)).toMatchObject({ locale: 'lb', deal: 'sale', id: 12 })
  expect(parseProjectPath(projectPath(lb, 502))).toBe(502)
  expect(localeFromAcceptLanguage('lb-LU, fr;q=0.8')).toBe('lb')
})

test('the page of a home stands in it, with numbers and places', () => {
  const html = renderToStaticMarkup(
    <ListingPage
      {...{ listing: aListingPage(), locale: lb, agency: anAgency(), agent: null, project: null }}
      {...{ similar: [], legalFacts: [], now: new Date('2026-02-01T12:00:00Z'), checkedAt: null, pages: {} }}
      settings={{ ignoredMarquees: [], hideCity: false }}
      hosts={{ storageHost: '', cdnOrigin: '' }}
      url="https://gevel.example/lb/zu-verkaufen/gent/haus/40217/"
    />,
  )
  const text = wordsIn(html)
  for (const word of ['Startsäit', 'Ze verkafen', 'Drécken', 'Schlafzimmer']) expect(text).toContain(word)
  expect(text).not.toContain('undefined')
  expect(html).toContain('"/lb/')
  expect(municipalities.filter(({ names }) => names[lb] !== names.de)).toEqual([])
})

test('visitors find it by its own name', () => {
  const html = renderToStaticMarkup(<LanguageSwitcher locale={lb} alternates={perLanguage(rootPath)} />)
  expect(html).toContain('aria-label="Sproochen"')
  expect(html).toContain('hrefLang="lb" lang="lb" aria-current="true"')
  expect(wordsIn(html)).toContain('Lëtzebuergesch')
})

test('editors write in it, and the admin calls it by its name', async () => {
  const { localization, collections } = await config
  expect(localization && localization.localeCodes).toEqual(['nl', 'fr', 'en', 'de', 'lb'])
  const users = collections.find(({ slug }) => slug === 'users')
  expect(JSON.stringify(users?.fields)).toContain('{"value":"lb","label":"Lëtzebuergesch"}')
  expect(languageNames[lb].nl).toBe('Luxemburgs')
  expect(words({ nl: 'Ja', fr: 'Oui', en: 'Yes', de: 'Ja!' })[lb]).toBe('Ja!')
})

test('forms answer in it, and the platform is asked for the texts it falls back on', () => {
  expect(isFormOn('newsletter', lb, {})).toBe(true)
  expect(isFormOn('offer', lb, {})).toBe(false)
  expect(inLanguage(lb)).toEqual(inLanguage('de'))
})
