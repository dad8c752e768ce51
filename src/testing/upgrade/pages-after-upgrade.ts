import { expect, test } from 'vitest'

import { headingsIn, linksIn } from '../markup'
import { ask } from './upgraded-site'

const annuity = 'Lijfrente · bouquet € 159.000 + € 610/maand'

/** Every kind of page is there, in its languages. */
export function testPages(): void {
  test.each([
    {
      path: '/nl/',
      title: 'Gevel Vastgoed, makelaars in Gent',
      words: ['Thuis in uw straat', '57 panden te koop'],
    },
    {
      path: '/fr/',
      title: 'Gevel Vastgoed, agence à Gand',
      words: ['Chez vous, dans votre rue', '57 biens à vendre'],
    },
    {
      path: '/nl/te-koop/',
      title: 'te koop',
      words: ['57 panden te koop, waarvan 7 in optie', '1080 Sint-Jans-Molenbeek'],
    },
    {
      path: '/de/zu-vermieten/',
      title: 'Gevel Vastgoed',
      words: ['28 Mietobjekte, davon 3 reserviert', 'Diedenhofen'],
    },
    {
      path: '/nl/te-koop/?city=Gent&bedrooms-min=2',
      title: 'Te koop in Gent',
      words: ['1 pand te koop', '€ 449.000'],
    },
    {
      path: '/property/100002/',
      title: 'Hoeve te koop in Erpe-Mere',
      words: ['€ 900.000', 'Vlasstraat', '391 m²'],
    },
    {
      path: '/property/100017/',
      title: 'Appartement te koop in Brussel',
      words: ['€ 365.000', '1000 Brussel'],
    },
    { path: '/property/100118/', title: annuity, words: ['Herenhuis te koop in Manage', annuity] },
    { path: '/property/100001/', title: 'Penthouse in Hasselt: verkocht', words: ['3500 Hasselt'] },
    { path: '/nl/projecten/', title: 'Nieuwbouwprojecten', words: ['Park Vlasbloem', 'De Oude Brouwerij'] },
    {
      path: '/nl/blog/het-viager-verkopen-op-lijfrente/',
      title: 'lijfrente',
      words: ['Zes dingen die vastliggen'],
    },
    { path: '/nl/verkopen/', title: 'verkopen', words: ['Verkopen met open kaarten', 'De papieren op orde'] },
    {
      path: '/nl/forms/visit/?home=100060',
      title: 'Vraag een bezoek aan',
      words: ['€ 449.000', '9000 Gent'],
    },
  ])('$path is there', async ({ path, title, words }) => {
    const page = await ask(path)
    expect(page.status).toBe(200)
    expect(page.title).toContain(title)
    for (const some of words) expect(page.words).toContain(some)
  })

  test.each([
    {
      locale: 'nl',
      title: 'Appartement te koop in Brussel',
      place: '1000 Brussel',
      not: /Bruxelles|Brussels|Brüssel/,
    },
    {
      locale: 'fr',
      title: 'Appartement à vendre à Bruxelles',
      place: '1000 Bruxelles',
      not: /Brussels|Brüssel/,
    },
    {
      locale: 'en',
      title: 'Apartment for sale in Brussels',
      place: '1000 Brussels',
      not: /Bruxelles|Brüssel/,
    },
    {
      locale: 'de',
      title: 'Wohnung zu verkaufen in Brüssel',
      place: '1000 Brüssel',
      not: /Bruxelles|Brussels/,
    },
  ])(
    'in $locale a home has its price and its place in that language',
    async ({ locale, title, place, not }) => {
      const page = await ask(`/${locale}/property/100017/`)
      expect(page.status).toBe(200)
      expect(page.title).toContain(title)
      expect(page.title).not.toMatch(not)
      expect(page.words).toContain(place)
      expect(page.html).toMatch(/"price":"?365000\b/)
    },
  )

  test('a project shows its units', async () => {
    const link = linksIn((await ask('/nl/projecten/')).html).find((href) => /\b503\b/.test(href))
    const page = await ask(link ?? '/nl/nergens/')
    expect(page.status).toBe(200)
    expect(headingsIn(page.html)).toContain('h1 De Oude Brouwerij')
    expect(page.html).toMatch(/€\s\d{3}\.000/)
  })

  test('what is gone, and what never was, say so', async () => {
    expect(await ask('/property/99001/')).toMatchObject({ status: 410 })
    expect(await ask('/nl/nergens/')).toMatchObject({ status: 404, title: 'Pagina niet gevonden' })
  })

  test('the sitemap names the homes', async () => {
    expect((await ask('/sitemap.xml')).html).toContain('/sitemaps/homes-nl-1.xml')
    const homes = (await ask('/sitemaps/homes-nl-1.xml')).html
    expect(homes).toContain('/nl/te-koop/erpe-mere/hoeve/100002/')
    expect(homes).not.toContain('/100001/')
  })
}
