import { expect } from '@playwright/test'

import { test } from './test'

const locales = ['nl', 'fr', 'en', 'de'] as const

/** The eleven pages of the menu: their first address, and the one in each language. */
const configuredPages = [
  {
    original: '/contact-demand/',
    paths: ['schatting', 'estimation-gratuite', 'free-valuation', 'kostenlose-bewertung'],
  },
  { original: '/for-sale/', paths: ['te-koop', 'a-vendre', 'for-sale', 'zu-verkaufen'] },
  { original: '/For-rent/', paths: ['te-huur', 'a-louer', 'for-rent', 'zu-vermieten'] },
  { original: '/Verkopen/', paths: ['verkopen', 'vendre', 'selling', 'verkaufen'] },
  { original: '/contact/', paths: ['contact', 'contact', 'contact', 'kontakt'] },
  { original: '/demand-register/', paths: ['op-zoek', 'recherche', 'register-search', 'suchauftrag'] },
  {
    original: '/Cookie-policy/',
    paths: ['cookiebeleid', 'politique-cookies', 'cookie-policy', 'cookie-richtlinie'],
  },
  {
    original: '/Privacy/',
    paths: [
      'privacy-statement',
      'declaration-de-confidentialite',
      'privacy-statement',
      'datenschutzerklaerung',
    ],
  },
  {
    original: '/Disclaimer/',
    paths: ['disclaimer', 'mentions-legales', 'disclaimer', 'rechtliche-hinweise'],
  },
  { original: '/Blog/', paths: ['blog', 'blog', 'blog', 'blog'] },
]

const thanks = ['bedankt', 'merci', 'thank-you', 'danke']
const thankYouPages = [
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'send-to-friend',
  'sign-newsletter',
  'site-contact-small',
  'testing',
]
  .map((form) => ({ form, segments: [form, form, form, form] }))
  .concat([
    {
      form: 'contact-demand',
      segments: ['gratis-schatting', 'estimation-gratuite', 'free-valuation', 'kostenlose-bewertung'],
    },
    { form: 'demand-register', segments: ['zoekopdracht', 'recherche', 'register-search', 'suchauftrag'] },
    { form: 'site-contact', segments: ['contacteer-ons', 'contactez-nous', 'contact-us', 'kontakt'] },
  ])

const articles = [
  '/nl/wat-onze-klanten-zeggen/',
  '/fr/ce-que-disent-nos-clients/',
  '/en/what-our-clients-say/',
  '/de/was-unsere-kunden-sagen/',
  '/nl/wat-onze-klanten-zeggen/kort-en-duidelijk/',
  '/fr/ce-que-disent-nos-clients/court-et-clair/',
  '/en/what-our-clients-say/short-and-clear/',
  '/de/was-unsere-kunden-sagen/kurz-und-klar/',
  '/nl/diensten/verkoop/',
  '/nl/diensten/verhuur/',
  '/nl/diensten/kredieten-beleggingen-en-verzekeringen/',
  '/fr/services/vente/',
  '/fr/services/location/',
  '/fr/services/credits-placements-et-assurances/',
  '/en/services/sales/',
  '/en/services/lettings/',
  '/en/services/loans-investments-and-insurance/',
  '/de/dienstleistungen/verkauf/',
  '/de/dienstleistungen/vermietung/',
  '/de/dienstleistungen/kredite-anlagen-und-versicherungen/',
  '/nl/verkopen/een-bod-beoordelen/',
  '/fr/vendre/evaluer-une-offre/',
  '/en/selling/weighing-an-offer/',
  '/de/verkaufen/ein-angebot-beurteilen/',
  '/nl/blog/waarom-de-eerste-prijs-telt/',
  '/fr/blog/pourquoi-le-premier-prix-compte/',
  '/en/blog/why-the-first-price-matters/',
  '/de/blog/warum-der-erste-preis-zahlt/',
  '/nl/troeven/ons-team/',
  '/nl/troeven/ons-advies/',
  '/nl/troeven/onze-service/',
  '/nl/troeven/onze-beloften/',
  '/fr/atouts/notre-equipe/',
  '/en/strengths/our-team/',
  '/de/staerken/unser-team/',
  '/nl/stappenplan/bod-en-compromis/',
  '/fr/etapes/offre-et-compromis/',
  '/en/step-by-step/offer-and-compromis/',
  '/de/schritt-fuer-schritt/angebot-und-vorvertrag/',
]

const inEveryLanguage = (segments: readonly string[]) =>
  locales.map((locale, index) => `/${locale}/${segments[index] ? `${segments[index]}/` : ''}`)

const answering = [
  ...inEveryLanguage([]),
  ...inEveryLanguage(['login', 'login', 'login', 'login']),
  ...inEveryLanguage(['projecten', 'projets', 'projects', 'projekte']),
  ...inEveryLanguage(['favorieten', 'favoris', 'favourites', 'merkliste']),
  ...inEveryLanguage(['vergelijken', 'comparer', 'compare', 'vergleichen']),
  ...inEveryLanguage(['projecten/502', 'projets/502', 'projects/502', 'projekte/502']),
  ...configuredPages.flatMap(({ paths }) => inEveryLanguage(paths)),
  ...thankYouPages.flatMap(({ segments }) =>
    inEveryLanguage(segments.map((segment, index) => `${thanks[index]}/${segment}`)),
  ),
  ...articles,
]
for (const path of answering) {
  // Coverage: 1.4, 1.8, 2.5, 2.7, 2.20, 2.23, 2.25, 2.26, 2.27, 2.28, 2.29, 2.30, 2.31, 2.32, 2.33, 2.57,
  // 2.58, 2.59, 2.60, 2.61, 2.62, 2.63, 2.64, 2.65, 2.66, 2.67, 2.118, 2.126.
  test(`${path} answers in its own language`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain(`<html lang="${path.slice(1, 3)}"`)
  })
}

const leadingOn: { from: string; to: string | RegExp }[] = [
  { from: '/projects/', to: '/nl/projecten/' },
  ...configuredPages.map(({ original, paths }) => ({ from: original, to: `/nl/${paths[0]}/` })),
  ...thankYouPages.map(({ form, segments }) => ({
    from: `/feedback/${form}/`,
    to: `/nl/bedankt/${segments[0]}/`,
  })),
  { from: '/login/', to: '/nl/login/' },
  { from: '/property/100002/', to: /^\/nl\/te-(koop|huur)\/[a-z-]+\/[a-z-]+\/100002\/$/ },
  { from: '/fr/property/100002/', to: /^\/fr\/a-(vendre|louer)\/[a-z-]+\/[a-z-]+\/100002\/$/ },
  { from: '/diensten/verkoop/', to: '/nl/diensten/verkoop/' },
  { from: '/services/vente/', to: '/fr/services/vente/' },
  { from: '/blog/waarom-de-eerste-prijs-telt/', to: '/nl/blog/waarom-de-eerste-prijs-telt/' },
  {
    from: '/wat-onze-klanten-zeggen/kort-en-duidelijk/',
    to: '/nl/wat-onze-klanten-zeggen/kort-en-duidelijk/',
  },
  { from: '/troeven/ons-team/', to: '/nl/troeven/ons-team/' },
  { from: '/stappenplan/bod-en-compromis/', to: '/nl/stappenplan/bod-en-compromis/' },
  { from: '/op-zoek/', to: '/nl/op-zoek/' },
  { from: '/nl/cookie-policy/', to: '/nl/cookiebeleid/' },
  { from: '/fr/verkopen/', to: '/fr/vendre/' },
  { from: '/project/?id=502', to: '/nl/projecten/502/' },
  { from: '/fr/project/?id=502', to: '/fr/projets/502/' },
  // The platform gives "www.park-vlasbloem.example", without a protocol.
  { from: '/project/?id=501', to: 'https://www.park-vlasbloem.example' },
]
for (const { from, to } of leadingOn) {
  // Coverage: 2.9, 2.11, 2.17, 2.19, 2.21, 2.22, 2.24, 2.34, 2.35, 2.36, 2.37, 2.38, 2.39, 2.52.
  test(`${from} leads to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    const location = (response.headers().location ?? '').replace(baseURL ?? '', '')
    if (typeof to === 'string') expect(location).toBe(to)
    else expect(location).toMatch(to)
    if (location.startsWith('/'))
      expect((await request.get(location, { maxRedirects: 0 })).status()).toBe(200)
  })
}

const unknown = [
  ...inEveryLanguage(['niets', 'rien', 'nothing', 'nichts']),
  '/feedback/no-such-form/',
  '/project/?id=99999999',
  '/project/',
  '/nl/projecten/99999999/',
  '/nl/blog/geen-artikel/',
  '/nl/verkopen/te/diep/',
  '/diensten/niets/',
]
for (const path of unknown) {
  // Coverage: 2.50.
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404)
  })
}

for (const path of [
  '/preview/',
  ...locales.map((locale) => `/${locale}/preview/pages/1/`),
  '/nl/preview/globals/footer/',
]) {
  test(`${path} tells a visitor nothing, and no cache keeps that`, async ({ request }) => {
    for (let time = 0; time < 2; time++) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status()).toBe(404)
      expect(response.headers()['x-cache']).not.toBe('hit')
      if (path !== '/preview/')
        expect(response.headers()['cache-control']).toMatch(/private.*no-store|no-store.*private/)
    }
  })
}

test('the sitemaps are sound XML, and what they name is there', async ({ page, request, baseURL }) => {
  await page.goto('/robots.txt')
  await expect(page.getByText(`Sitemap: ${baseURL}/sitemap.xml`)).toBeVisible()
  const addresses = (file: string) =>
    page.evaluate(async (name) => {
      const xml = new DOMParser().parseFromString(await (await fetch(name)).text(), 'application/xml')
      if (xml.querySelector('parsererror')) throw new Error(`${name} is no XML`)
      return [...xml.getElementsByTagName('loc')].map((place) => place.textContent ?? '')
    }, file)
  const files = await addresses('/sitemap.xml')
  expect(files.length).toBeGreaterThanOrEqual(3)
  for (const file of files) expect((await addresses(file)).length).toBeGreaterThan(0)

  const ofPages = files.filter((file) => file.includes('/sitemaps/pages-'))
  expect(ofPages).toHaveLength(4)
  const pages = (await Promise.all(ofPages.map(addresses))).flat()
  for (const path of configuredPages.flatMap(({ paths }) => inEveryLanguage(paths)))
    expect(pages).toContain(`${baseURL}${path}`)
  const sample = pages.filter((_, index) => index % Math.ceil(pages.length / 60) === 0)
  const answers = await Promise.all(
    sample.map(async (address) => [address, (await request.get(address, { maxRedirects: 0 })).status()]),
  )
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})
