import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { wordsIn } from '@/testing/markup'

import { MapDocument } from './map-document'
import { mapFrameWords } from '../map-words'

const render = (styleUrl: string) =>
  renderToStaticMarkup(
    <MapDocument
      locale="nl"
      words={mapFrameWords('nl')}
      styleUrl={styleUrl}
      streets={null}
      ground={{ regions: '/regions/topology.json', places: '/nl/map/places.json' }}
    />,
  )

test('a map on our own ground asks nothing first', () => {
  for (const own of ['', '/map/style.json']) expect(render(own)).toMatch(/^<gevel-island/)
})

test('tiles of another host wait behind a card that names it', () => {
  const html = render('https://tiles.example/styles/positron')
  expect(wordsIn(html.replace(/<template>.*<\/template>/s, ''))).toMatch(
    /^Kaart van tiles\.example .*uw IP-adres ziet\. Kaart laden$/,
  )
  expect(html).toMatch(/<template><gevel-island/)
})
