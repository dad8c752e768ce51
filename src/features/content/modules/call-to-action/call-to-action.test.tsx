import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { SiteLink } from '@/domain/site/site'
import { aFrame, moduleNeeds } from '@/testing/records/a-module'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { CallToActionModule } from './call-to-action'

const render = (buttons: SiteLink[]) =>
  renderToStaticMarkup(
    <CallToActionModule
      frame={aFrame({ title: 'Uw huis verkopen?', description: 'Wij schatten het gratis.' })}
      buttons={buttons}
      {...moduleNeeds}
    />,
  )
const valuation = { label: 'Vraag een schatting', href: '/nl/schatting/' }

test('without a button there is nothing at all', () => {
  expect(render([])).toBe('')
})

test('a call has its words, then its buttons: one filled, the other with an outline', () => {
  const html = render([valuation, { label: 'Bel ons', href: 'tel:+3292334455' }])
  expect(headingsIn(html)).toEqual(['h2 Uw huis verkopen?'])
  expect(wordsIn(html)).toBe('Uw huis verkopen? Wij schatten het gratis. Vraag een schatting Bel ons')
  expect(linksIn(html)).toEqual(['/nl/schatting/', 'tel:+3292334455'])
  expect(html.match(/bg-brick /g)).toHaveLength(1)
})

test('a button that leads to another site says that it opens there', () => {
  const html = render([{ label: 'Op Facebook', href: 'https://facebook.com/x', isExternal: true }])
  expect(html).toContain('target="_blank"')
})
