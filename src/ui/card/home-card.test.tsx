import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { HomeCard } from './home-card'

const titled = (title: string) => {
  const html = renderToStaticMarkup(
    <HomeCard href="/nl/7/" title={title} picture={null} price={null} facts={[]} />,
  )
  return /<h3[^>]*><a[^>]*>(.*)<\/a><\/h3>/.exec(html)?.[1]
}

test('a postal code goes to the next line with its town', () => {
  expect(titled('Huis · 9000 Gent')).toBe('Huis · <span class="inline-block">9000 Gent</span>')
})

test('the title of a home whose town is hidden is its type', () => {
  expect(titled('Huis')).toBe('Huis')
})
