import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { headingsIn, linksIn } from '@/testing/markup'
import { aFrame, moduleNeeds } from '@/testing/records/a-module'
import { aProjectSummary } from '@/testing/records/a-project'

import { ProjectsModule } from './projects'

const more = { href: '/nl/projecten/', label: 'Alle projecten' }
const render = (count: number, { title = 'Nieuwbouw', hasLink = true } = {}) =>
  renderToStaticMarkup(
    <ProjectsModule
      frame={aFrame({ title })}
      projects={Array.from({ length: count }, (_, index) =>
        aProjectSummary({ id: index + 1, name: `P${index}` }),
      )}
      more={hasLink ? more : null}
      {...moduleNeeds}
    />,
  )

test('without projects there is nothing at all', () => {
  expect(render(0)).toBe('')
})

test('projects stand under the title, beside a link to all of them', () => {
  const html = render(2)
  expect(headingsIn(html)).toEqual(['h2 Nieuwbouw', 'h3 P0', 'h3 P1'])
  expect(linksIn(html)[0]).toBe('/nl/projecten/')
  expect(linksIn(render(2, { hasLink: false }))).not.toContain('/nl/projecten/')
})

test('without a title they are still announced to who listens', () => {
  expect(headingsIn(render(1, { title: '' }))).toEqual(['h2 Nieuwbouwprojecten', 'h3 P0'])
})

test.each([
  [2, false],
  [3, true],
])('%i of them: three in a row is %s', (count, isThree) => {
  expect(render(count).includes('lg:grid-cols-3')).toBe(isThree)
})
