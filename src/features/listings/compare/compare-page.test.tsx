import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { linksIn, wordsIn } from '@/testing/markup'

import { ComparePage, type ComparePageProps } from './compare-page'
import { aPage } from '@/testing/homes/ads'

const aHome = (id: number, bedrooms: number) =>
  aPage({ id, typeName: 'Huis', kind: 'house', bedrooms, priceCents: 37_000_000 })

const page = (given: Partial<ComparePageProps>) =>
  renderToStaticMarkup(
    <ComparePage
      {...{ homes: [], gone: 0, isCut: false, locale: 'nl', url: 'https://makelaar.example/nl/vergelijken/' }}
      hosts={{ storageHost: '', cdnOrigin: '' }}
      settings={{ ignoredMarquees: [], hideCity: false }}
      {...given}
    />,
  )

test('three homes are three columns, each with a way to its page and out of the comparison', () => {
  const html = page({ homes: [aHome(1, 3), aHome(2, 3), aHome(3, 4)] })
  expect(html.match(/role="columnheader"/g)).toHaveLength(4)
  expect(linksIn(html)).toContain('/nl/te-koop/gent/huis/2/')
  expect(linksIn(html)).toContain('/nl/vergelijken/?homes=1,3')
})

test('who listens is told which rows differ', () => {
  const words = wordsIn(page({ homes: [aHome(1, 3), aHome(2, 4)] }))
  expect(words).toContain('Slaapkamers (verschilt) 3 4')
  expect(words).toContain('Plaats 9000 Gent 9000 Gent')
})

test.each([
  { given: { homes: [aHome(1, 3)] }, says: 'Kies nog minstens één pand' },
  { given: { homes: [aHome(1, 3), aHome(2, 3)], gone: 1 }, says: 'Eén pand van uw keuze staat niet meer' },
  { given: { homes: [aHome(1, 3), aHome(2, 3)], isCut: true }, says: 'de eerste 4 van uw keuze' },
  { given: {}, says: 'Welke panden wilt u vergelijken?' },
])('it says: $says', ({ given, says }) => {
  expect(wordsIn(page(given))).toContain(says)
})

test('without homes it leads to the favourites', () => {
  expect(linksIn(page({}))).toEqual(['/nl/favorieten/'])
})
