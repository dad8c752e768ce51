import { expect, test } from 'vitest'

import { languages, perLanguage } from '@/domain/language'
import { visitPlace } from '@/features/leads/appointments/visit-place'
import { toMailHome } from '@/features/leads/mails/mail-home'
import { sampleSender } from '@/features/leads/mails/sample-data'
import { compareRows } from '@/features/listings/compare/compare-rows'
import { cardTitle } from '@/features/listings/listing-words'
import { pictureAlt } from '@/features/listings/media/picture-alt'
import type { ListingPageData } from '@/features/listings/page/find-listing'
import { listingTrail } from '@/features/listings/page/listing-trail'
import { projectTitle } from '@/features/listings/projects/project-words'
import { listingJsonLd } from '@/features/listings/seo/listing-json-ld'
import {
  listingAddress,
  listingTitle,
  metaDescription,
  metaTitle,
} from '@/features/listings/seo/listing-title'
import { addressIn } from '@/i18n/places/address-in'
import { townText } from '@/i18n/places/town-name'
import { toProject } from '@/platforms/omnicasa/omnicasa-project'

import { optionsFrom } from '../../simulator/options'
import { projectRow } from '../../simulator/rows/project-row'
import { World } from '../../simulator/world/world'
import { simulatedHomes } from '../testing/homes/simulated-homes'
import { containsWord, foreignNames } from '../testing/places/foreign-names'

const now = new Date('2026-11-15T12:00:00Z')
const homes = simulatedHomes(now)
const settings = { ignoredMarquees: [], hideCity: false }
const siteUrl = 'https://gevel.example'

/** All that names the place of a home on its card, its page and the map, in mails and in what search engines read. */
function textsOf(page: ListingPageData, locale: (typeof languages)[number]): string[] {
  const title = listingTitle(page, locale)
  const { description, mainEntity } = listingJsonLd(page, {
    locale,
    settings,
    url: `${siteUrl}/`,
    images: [],
  })
  const mail = toMailHome(page, {
    locale,
    site: { ...sampleSender(siteUrl), settings },
    hosts: { storageHost: '', cdnOrigin: '' },
  })
  return [
    // Lists, favourites and the map call it so.
    cardTitle(page, locale),
    title,
    metaTitle(page, { locale, settings }),
    listingAddress(page, locale),
    metaDescription(page, locale),
    metaDescription({ ...page, description: '' }, locale),
    pictureAlt(page, { kind: 'photo', type: page.typeName, index: 1, locale }),
    ...listingTrail(page, { title, types: [], locale }).map(({ text }) => text),
    JSON.stringify([description, mainEntity]),
    JSON.stringify({ ...mail, href: '' }),
    visitPlace(page, { agency: { name: '', street: '', place: '' }, locale }).text,
    JSON.stringify(compareRows([page], { locale, settings })),
  ]
}

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

test.each(languages)('in %s no project has the name of its town in another language', (locale) => {
  const world = new World({ ...optionsFrom({ now, reach: 'country' }), picturesUrl: 'https://pictures.test' })
  const wrong = world.projects.flatMap((project) => {
    const rows = perLanguage((language) =>
      projectRow(world, project, { language, descriptionLanguage: language, keepsFonts: false }),
    )
    const parsed = toProject(rows.nl, rows)
    if (!parsed.ok) throw new Error(parsed.reason)
    const { zip, city, country } = parsed.value.address
    const town = { zip, city, country }
    // Its name is the agency's own.
    const texts = [
      projectTitle({ ...town, name: '' }, locale),
      townText(town, locale),
      addressIn({ ...town, street: null, houseNumber: null, box: null }, locale),
    ]
    return foreignNames(town, locale).filter((name) => texts.some((text) => containsWord(text, name)))
  })
  expect(world.projects.length).toBeGreaterThan(5)
  expect(wrong).toEqual([])
})

test('what is looked at are as many homes as the demo has', () => {
  expect(homes.length).toBeGreaterThanOrEqual(240)
})

test('the towns looked at do differ between languages', () => {
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
