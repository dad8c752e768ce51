import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { translator } from '@/i18n/messages'
import { linksIn, wordsIn } from '@/testing/markup'

import { ShareRow } from './share-row'
import { shareWords } from './share-words'

const props = { url: 'https://makelaar.example/nl/', title: 'Huis', words: shareWords(translator('nl')) }

test('without script one can still share by WhatsApp and by mail', () => {
  const html = renderToStaticMarkup(<ShareRow {...props} />)
  expect(linksIn(html).map((href) => href.slice(0, 14))).toEqual(['https://wa.me/', 'mailto:?subjec'])
  expect(wordsIn(html)).not.toContain('Link kopiëren')
})

test('a friend gets it by the form where there is one', () => {
  const html = renderToStaticMarkup(<ShareRow {...props} friendHref="/nl/vriend/" />)
  expect(linksIn(html)).toContain('/nl/vriend/')
})
