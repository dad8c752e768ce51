import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { projectOffer } from '@/domain/listing/project-offer'
import { locales } from '@/i18n/locales'
import { messages } from '@/i18n/messages'
import { aProjectSummary, aUnit } from '@/testing/records/a-project'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { BackToProject } from './back-to-project'
import { projectHref } from './find-project-link'
import { ProjectListPage, type ProjectListPageProps } from './project-list-page'

function render(given: Partial<ProjectListPageProps>): string {
  return renderToStaticMarkup(
    <ProjectListPage
      projects={[]}
      locale="nl"
      hosts={{ storageHost: 'storage.example', cdnOrigin: '' }}
      registerHref="/nl/op-zoek/"
      {...given}
    />,
  )
}

const soldOut = projectOffer([aUnit({ status: 'sold' })])
const allTaken = projectOffer([aUnit({ status: 'sold' }), aUnit({ status: 'under-option' })])

// Coverage: 2.107.
test('sold-out projects stand apart, under their own heading', () => {
  const html = render({
    projects: [aProjectSummary(), aProjectSummary({ id: 511, name: 'Scheldeboord', offer: soldOut })],
  })
  expect(headingsIn(html)).toEqual([
    'h1 Nieuwbouwprojecten',
    'h2 Projecten in verkoop',
    'h3 Molenpark',
    'h2 Uitverkochte projecten',
    'h3 Scheldeboord',
  ])
  expect(wordsIn(html)).toContain('2 projecten · 1 woning vrij')
})

test('a project with a website of its own leads there, over https', () => {
  const html = render({ projects: [aProjectSummary({ externalUrl: 'http://www.molenpark.example' })] })
  expect(linksIn(html)).toEqual(['https://www.molenpark.example'])
  expect(wordsIn(html)).toContain('Eigen website')
})

test('a card of homes to let says what the rent pays for', () => {
  const rent = (euro: number) => aUnit({ deal: 'rent', priceCents: euro * 100, priceUnitText: '€/maand' })
  const offer = projectOffer([rent(1200), rent(950)])
  expect(wordsIn(render({ projects: [aProjectSummary({ offer })] }))).toContain('Vanaf € 950 /maand')
})

test('what is all under option is not called sold out', () => {
  const words = wordsIn(render({ projects: [aProjectSummary({ offer: allTaken })] }))
  expect(words).toContain('Alle woningen zijn verkocht of in optie')
  expect(words).not.toContain('Uitverkocht')
})

// Coverage: 8.20.
test.each(locales)('in %s an empty list says what one can do', (locale) => {
  const html = render({ locale })
  expect(wordsIn(html)).toContain(messages[locale].error.no_projects)
  expect(linksIn(html)).toHaveLength(2)
})

test('a unit leads back to its project, in the language of the page', () => {
  const link = { name: 'De Weverij', ...projectHref('fr', { id: 502, externalUrl: null }) }
  const html = renderToStaticMarkup(<BackToProject project={link} locale="fr" />)
  expect(linksIn(html)).toEqual(['/fr/projets/502/'])
  expect(wordsIn(html)).toBe('Retour au projet De Weverij')
})
