import { expect, test } from 'vitest'

import { languages } from '@/domain/language'
import { municipalityOf } from '@/i18n/places/municipality-of'

import { simulatedHomes } from '../../../testing/homes/simulated-homes'
import type { ListingPageData } from '../page/find-listing'
import { cardTitle } from '../listing-words'
import { listingTrail } from '../page/listing-trail'
import { listingJsonLd } from './listing-json-ld'
import { listingAddress, listingTitle, metaDescription, metaTitle } from './listing-title'

const homes = simulatedHomes(new Date('2026-11-15T12:00:00Z'))
const settings = { ignoredMarquees: [], hideCity: false }

/** All that names the place of a home on its card, its page and in what search engines read. */
function textsOf(page: ListingPageData, locale: (typeof languages)[number]): string[] {
  const title = listingTitle(page, locale)
  const { description, mainEntity } = listingJsonLd(page, {
    locale,
    settings,
    url: 'https://gevel.example/',
    images: [],
  })
  return [
    cardTitle(page, locale),
    title,
    metaTitle(page, { locale, settings }),
    listingAddress(page, locale),
    metaDescription(page, locale),
    metaDescription({ ...page, description: '' }, locale),
    ...listingTrail(page, { title, types: [], locale }).map(({ text }) => text),
    JSON.stringify([description, mainEntity]),
  ]
}

/** Names that the town has in other languages only. */
function foreignNames(page: ListingPageData, locale: (typeof languages)[number]): string[] {
  const names = municipalityOf(page)?.names
  if (!names) return []
  return Object.values(names).filter((name) => !names[locale].includes(name) && !name.includes(names[locale]))
}

const isLetter = (character = '') => /[\p{L}-]/u.test(character)

const containsWord = (text: string, word: string) =>
  text.split(word).some((before, index, parts) => {
    const after = parts[index + 1]
    return after !== undefined && !isLetter(before.at(-1)) && !isLetter(after.at(0))
  })

test.each(languages)('on pages in %s no town has its name of another language', (locale) => {
  const wrong = homes.flatMap(({ pages }) => {
    const page = pages[locale]
    // A street may be called after a town, and a text that the agency did not translate is not ours to change.
    const isTranslated = locale === 'nl' || page.description !== pages.nl.description
    const ours = { ...page, street: null, description: isTranslated ? page.description : '' }
    return textsOf(ours, locale).flatMap((text) =>
      foreignNames(page, locale)
        .filter((name) => containsWord(text, name))
        .map((name) => `${page.id}: ${name} in ${text}`),
    )
  })
  expect(wrong).toEqual([])
})

test('the towns of the demo do differ between languages', () => {
  const named = homes.filter(({ pages }) => foreignNames(pages.nl, 'nl').length > 0)
  expect(named.length).toBeGreaterThan(50)
})

test('a street of Brussels has the name of the page’s language', () => {
  const streets = homes
    .filter(({ pages }) => /^1[0-2]\d\d$/.test(pages.nl.zip) && pages.nl.country === 'BE' && pages.nl.street)
    .map(({ pages }) => [pages.nl.street ?? '', pages.fr.street ?? ''])
  expect(streets.length).toBeGreaterThan(10)
  expect(streets.filter(([dutch, french]) => dutch === french)).toEqual([])
  expect(streets.filter(([, french = '']) => !/^(Rue|Avenue|Chaussée|Boulevard) /.test(french))).toEqual([])
})
