import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { WidePicture } from './wide-picture'

const hosts = { storageHost: 'files.example.test', cdnOrigin: 'https://cdn.example.test' }

// Coverage: 4.3, 9.4.
test('a phone up to 767 pixels, a tablet up to 960 and a desktop each get their own width', () => {
  const html = renderToStaticMarkup(
    <WidePicture url="https://files.example.test/a.jpg" alt="" hosts={hosts} />,
  )
  const sources = [...html.matchAll(/<source media="([^"]+)" srcSet="[^"]*\?width=(\d+)/g)]
  expect(sources.map(([, media, width]) => [media, width])).toEqual([
    ['(width &lt;= 767px)', '600'],
    ['(width &lt;= 960px)', '1200'],
  ])
})

// Coverage: 4.4.
test('what the server renders without knowing the screen is the picture of a desktop', () => {
  const html = renderToStaticMarkup(
    <WidePicture url="https://files.example.test/a.jpg" alt="" hosts={hosts} />,
  )
  expect(html).toMatch(/<img src="https:\/\/cdn\.example\.test\/a\.jpg\?width=1920/)
})
