import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { translator } from '@/i18n/messages'
import { linksIn, wordsIn } from '@/testing/markup'

import { ShareRow } from './share-row'
import { shareWords } from './share-words'

const props = { url: 'https://makelaar.example/nl/', title: 'Huis', words: shareWords(translator('nl')) }

// Coverage: 2.105.
test('without script one can still share by WhatsApp and by mail', () => {
  const html = renderToStaticMarkup(<ShareRow {...props} />)
  expect(linksIn(html).map((href) => href.slice(0, 14))).toEqual(['https://wa.me/', 'mailto:?subjec'])
})

test('what only some browsers can do is hidden until one is known to', () => {
  const html = renderToStaticMarkup(<ShareRow {...props} />)
  const hidden = [...html.matchAll(/<li hidden="">.*?<\/li>/g)]
  expect(hidden.map(([item]) => wordsIn(item))).toEqual(['Delen', 'Link kopiëren'])
})

test('a friend gets it by the form where there is one', () => {
  const html = renderToStaticMarkup(<ShareRow {...props} friendHref="/nl/vriend/" />)
  expect(linksIn(html)).toContain('/nl/vriend/')
})
