import { readFileSync } from 'node:fs'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { storeListings } from '@/features/listings/store/store-listings'
import { messages } from '@/i18n/messages'
import { make } from '@/testing/records/a-document'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database
let image: number

/** Thirty homes for sale, one to let, one project: the site as visitors get it, from the database to the HTML. */
beforeAll(async () => {
  cms = await openPayload()
  const { db, payload } = cms
  const pictures = [{ url: 'https://files.example.test/1.jpg', width: 1920, height: 1280 }]
  await storeListings(db, [
    ...Array.from({ length: 30 }, (_, index) => aListing({ id: index + 1, pictures })),
    aListing({ id: 50, deal: 'rent', price: { cents: 95_000, isPublished: true, isFrom: false } }),
  ])
  await db.execute(sql`
    insert into listing.project (id, zip, city, country, is_address_published, show_order, pictures, fingerprint)
    values (502, '9000', 'Gent', 'BE', true, 1, ${JSON.stringify(pictures)}, gen_random_uuid())`)
  await db.execute(sql`
    insert into listing.project_text
    select 502, language, 'De Weverij', '', '', '', '' from unnest(array['nl', 'fr', 'en', 'de']) language`)
  image = await make(payload, 'media', { alt: 'Straat' })
  web = asWeb()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const site = createSite()
const ask = (path: string) => Promise.resolve(site.request(`${siteUrl}${path}`))
const htmlOf = async (path: string) => (await ask(path)).text()
const leadsTo = async (path: string) => ((await ask(path)).headers.get('Location') ?? '').replace(siteUrl, '')
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''

/** Where the language switch of the header leads. */
function switchOf(html: string): Record<string, string> {
  const links = html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*?hrefLang="(\w\w)"/gi)
  return Object.fromEntries([...links].map(([, href = '', language = '']) => [language, href]))
}

// Coverage: 2.92.
test('the title of a list gives its page, how many there are, and the number of homes', async () => {
  const first = await htmlOf('/nl/te-koop/')
  expect(titleOf(first)).toMatch(/^Te koop: pagina 1 van 2 \(30 panden\) \| /)
  expect(wordsIn(first)).toContain('Te koop 30 panden te koop · pagina 1 van 2')
  // Where in the list one is, is nothing to share.
  expect(first).toContain('<meta property="og:title" content="Te koop"/>')
  const second = await htmlOf('/fr/a-vendre/?page=2')
  expect(titleOf(second)).toMatch(/À vendre\s?: page 2 sur 2 \(30 biens\)/)
  expect(wordsIn(second)).toContain('30 biens à vendre · page 2 sur 2')
})

// Coverage: 2.123.
test('an address that leads nowhere offers to search', async () => {
  const answer = await ask('/nl/nergens/')
  expect(answer.status).toBe(404)
  const [form = ''] = /<form[^>]*role="search".*?<\/form>/s.exec(await answer.text()) ?? []
  expect(form).toMatch(/<input[^>]*name="q"/)
})

// Coverage: 3.88, 3.89, 3.90.
test('a page tells search engines and networks what its editors filled in, and its own address', async () => {
  const words = { ogTitle: 'Op sociale media', ogDescription: 'Gedeeld', twitterTitle: 'Op X' }
  const seo = {
    ...words,
    twitterDescription: 'Kort',
    twitterSite: '@gevel',
    ogType: 'article',
    robots: 'noindex',
  }
  await make(cms.payload, 'pages', {
    title: 'Verteld',
    path: 'verteld',
    seo: { ...seo, isActive: true, ogImage: image, twitterImage: image },
  })
  const html = await htmlOf('/nl/verteld/')
  const told = Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, text]) => [
      name,
      text,
    ]),
  )
  expect(told).toMatchObject({
    'og:title': 'Op sociale media',
    'og:description': 'Gedeeld',
    'og:type': 'article',
    'og:url': `${siteUrl}/nl/verteld/`,
    'og:image': expect.stringContaining('/media/'),
    'twitter:title': 'Op X',
    'twitter:description': 'Kort',
    'twitter:site': '@gevel',
    'twitter:image': expect.stringContaining('/media/'),
    robots: expect.stringContaining('noindex'),
  })
})

test('before editors make a page for it, a valuation is asked for on the page of its form', async () => {
  const answer = await ask('/nl/schatting/?utm_source=mail')
  expect(answer.status).toBe(307)
  expect(answer.headers.get('Location')).toBe('/nl/forms/valuation/?utm_source=mail')
  expect((await ask('/nl/forms/valuation/')).status).toBe(200)
})

test.each([
  '/nl/te-koop/',
  '/nl/te-koop/?city=Gent',
  '/nl/projecten/502/',
  '/nl/favorieten/?homes=1',
  '/nl/contact/',
])('what %s does not read changes nothing', async (path) => {
  const [plain, more] = [
    await ask(path),
    await ask(`${path}${path.includes('?') ? '&' : '?'}utm_source=x&setcookies&modal-clicked`),
  ]
  expect(more.status).toBe(plain.status)
  expect(more.headers.get('Location')).toBeNull()
  expect(await more.text()).toBe(await plain.text())
})

// Coverage: 1.46, 2.15.
test('a card and a page show the price and the address of a home', async () => {
  const list = wordsIn(await htmlOf('/nl/te-koop/'))
  expect(list).toContain('€ 350.000')
  expect(list).toContain('9000 Gent')
  const page = wordsIn(await htmlOf(await leadsTo('/property/1/')))
  expect(page).toContain('€ 350.000')
  expect(page).toContain('Veldstraat 1, 9000 Gent')
})

// Coverage: 8.5.
test.each(['nl', 'fr', 'en', 'de'] as const)(
  'in %s an unknown page says so, and the way home',
  async (locale) => {
    const answer = await ask(`/${locale}/nergens/`)
    const html = await answer.text()
    const { title, text, to_home } = messages[locale].not_found
    expect(answer.status).toBe(404)
    expect(headingsIn(html)).toContain(`h1 ${title}`)
    expect(wordsIn(html)).toContain(wordsIn(text))
    expect(html).toMatch(new RegExp(`<a href="/${locale}/"[^>]*>${to_home}</a>`))
  },
)

// Coverage: 8.2.
test.each(['/nl/te-koop/gent/huis/777/', '/property/777/', '/fr/property/777/'])(
  '%s, a number no home has, says that the home was not found',
  async (path) => {
    const answer = await ask(path)
    const { title, text } = messages[path.startsWith('/fr') ? 'fr' : 'nl'].outcome.not_found
    const html = await answer.text()
    expect(answer.status).toBe(404)
    expect(headingsIn(html)).toContain(`h1 ${title}`)
    expect(wordsIn(html)).toContain(wordsIn(text))
  },
)

// Coverage: 8.16.
test('a search that finds nothing says so', async () => {
  const words = wordsIn(await htmlOf('/nl/te-koop/?bedrooms-min=9'))
  expect(words).toContain(messages.nl.list.empty_title)
  expect(words).toContain(messages.nl.list.empty_sale)
})

// Coverage: 2.15, 2.16.
test('a short address with a language leads to the home in that language', async () => {
  expect(await leadsTo('/fr/property/1/')).toMatch(/^\/fr\/a-vendre\/gent\/[a-z-]+\/1\/$/)
  expect(await leadsTo('/property/50/')).toMatch(/^\/nl\/te-huur\/gent\/[a-z-]+\/50\/$/)
})

// Coverage: 2.3, 2.129.
test('a form that is there in Dutch only leads to the home in the other languages', async () => {
  const { nl, fr, en, de } = switchOf(await htmlOf('/nl/forms/rent-application/?home=50'))
  expect(nl).toBe('/nl/forms/rent-application/?home=50')
  for (const path of [fr, en, de]) {
    expect(path).toMatch(/^\/(fr|en|de)\/[a-z-]+\/gent\/[a-z-]+\/50\/$/)
    expect((await ask(path ?? '')).status).toBe(200)
  }
})

test('a rent profile keeps the home it was opened from', async () => {
  const html = await htmlOf('/nl/forms/rent-profile/?home=50')
  expect(html).toContain('action="/nl/forms/rent-profile/?home=50"')
  expect(switchOf(html)['fr']).toMatch(/\/50\/$/)
  expect((await ask('/nl/forms/rent-profile/')).status).toBe(200)
})

test('a form that every language has is the same form there', async () => {
  const { fr } = switchOf(await htmlOf('/nl/forms/visit/?home=1'))
  expect(fr).toBe('/fr/forms/visit/?home=1')
  expect((await ask(fr ?? '')).status).toBe(200)
})

test('the footer of every page leads to the newsletter', async () => {
  expect(linksIn(await htmlOf('/nl/te-koop/'))).toContain('/nl/forms/newsletter/')
  expect((await ask('/nl/forms/newsletter/')).status).toBe(200)
})

async function bannerOf(data: object): Promise<string> {
  const own = { title: 'Thuis in Gent', description: '{FOR_SALE_TOTAL} te koop', showLogo: true, image }
  await cms.payload.updateGlobal({ slug: 'home-banner', data: { ...own, ...data } as never, locale: 'nl' })
  const html = await htmlOf('/nl/')
  return html.slice(html.indexOf('data-banner='))
}

// Coverage: 2.135, 3.99.
test('the banner of the start page has its title, text, logo and picture', async () => {
  const html = await bannerOf({ type: 'image' })
  expect(html).toMatch(/^data-banner="image"/)
  expect(headingsIn(html)).toContain('h1 Thuis in Gent')
  expect(wordsIn(html)).toContain('30 te koop')
  expect(html).toMatch(/<img src="\/media\/gevel-\d+\.png[^"]*" alt="Straat"/)
  const bare = await bannerOf({ type: 'image', showLogo: false })
  expect(html.length).toBeGreaterThan(bare.length)
})

test('numbers of homes in the title of the banner are filled in', async () => {
  const html = await bannerOf({ type: 'image', title: '{FOR_SALE_TOTAL} huizen in Gent' })
  expect(headingsIn(html)).toContain('h1 30 huizen in Gent')
})

// Coverage: 2.136, 2.141, 3.99, 9.5.
test('a gallery on the start page fades in 500 ms by itself; a slide with a link leads there', async () => {
  const gallery = [
    { image, label: 'Verkopen', url: '/nl/te-koop/' },
    { image, label: 'Huren' },
  ]
  const html = await bannerOf({ type: 'gallery', gallery })
  expect(html).toMatch(/^data-banner="gallery"/)
  expect(html).toMatch(/data-behaviour="fade-gallery" data-options="{&quot;intervalMs&quot;:\d+}"/)
  expect(html.match(/transition-opacity duration-500/g)).toHaveLength(2)
  expect(html).toMatch(/<a href="\/nl\/te-koop\/"[^>]*>.*?Verkopen/s)
})

// Coverage: 2.137, 3.99.
test('a film on the start page is muted and loops', async () => {
  const film = readFileSync('demo/media/street-at-dusk.mp4')
  const { id } = await cms.payload.create({
    collection: 'media',
    data: { alt: 'Film' },
    file: { data: film, mimetype: 'video/mp4', name: 'straat.mp4', size: film.byteLength },
    locale: 'nl',
  })
  const html = await bannerOf({ type: 'video', video: id })
  expect(html).toMatch(/^data-banner="video"/)
  expect(html).toMatch(/<div data-behaviour="banner-video"[^>]*><video (?=[^>]*muted)(?=[^>]*loop)/)
  expect(html).toMatch(/<source src="\/media\/straat\.mp4[^"]*" type="video\/mp4"/)
})

// Coverage: 2.138, 2.139.
test('homes and projects are slides of the start page that lead to them', async () => {
  const homes = await bannerOf({ type: 'properties' })
  expect(homes).toMatch(/^data-banner="properties"/)
  expect(linksIn(homes)[0]).toMatch(/^\/nl\/te-koop\/gent\/[a-z-]+\/\d+\/$/)
  const projects = await bannerOf({ type: 'projects' })
  expect(projects).toMatch(/^data-banner="projects"/)
  expect(linksIn(projects)[0]).toBe('/nl/projecten/502/')
})

test('a list that editors gave a title keeps its count', async () => {
  await make(cms.payload, 'pages', {
    key: 'for-rent',
    title: 'Te huur',
    path: 'te-huur',
    seo: { isActive: true, pageTitle: 'Woningen te huur', metaTitle: 'Huren' },
  })
  const html = await htmlOf('/nl/te-huur/')
  expect(titleOf(html)).toBe('Woningen te huur (1 pand)')
  expect(html).toContain('<meta property="og:title" content="Huren"/>')
})
