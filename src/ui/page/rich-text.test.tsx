import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { parseRichText } from '@/domain/content/rich-text'

import { RichText } from './rich-text'

const hosts = { storageHost: 'storage.example', cdnOrigin: '' }

function markup(...children: unknown[]): string {
  return renderToStaticMarkup(
    <RichText
      nodes={parseRichText({ root: { children } })}
      links={({ relationTo, id }) => (relationTo === 'pages' && id === 4 ? '/nl/contact/' : null)}
      picture={(id) => (id === 9 ? { url: '/media/huis.jpg', alt: 'Een huis' } : null)}
      locale="nl"
      hosts={hosts}
    />,
  )
}

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const link = (url: string) => ({
  type: 'link',
  fields: { linkType: 'custom', url },
  children: [text('hier')],
})

test('words are words, never markup', () => {
  expect(markup(paragraph(text('<script>alert(1)</script>')))).toContain('&lt;script&gt;')
})

test.each(['javascript:alert(1)', 'java\nscript:x', 'data:text/html,x', '//evil.example', '/\\evil.example'])(
  'a link to %j is only its words',
  (url) => {
    const html = markup(paragraph(link(url)))
    expect(html).toContain('hier')
    expect(html).not.toContain('<a')
  },
)

test('a link to another site opens in a new tab and says so', () => {
  const html = markup(paragraph(link('https://www.notaris.be/')))
  expect(html).toContain('target="_blank"')
  expect(html).toContain('rel="noopener"')
  expect(html).toContain('nieuw tabblad')
})

test('a link to a page leads to its address in this language; to none, it is only its words', () => {
  const internal = (value: number) => ({
    type: 'link',
    fields: { linkType: 'internal', doc: { relationTo: 'pages', value } },
    children: [text('contact')],
  })
  expect(markup(paragraph(internal(4)))).toContain('href="/nl/contact/"')
  expect(markup(paragraph(internal(5)))).not.toContain('<a')
})

test('nodes of a kind we do not know are left out, their neighbours stay', () => {
  const html = markup(
    { type: 'block', fields: { html: '<iframe>' } },
    paragraph(text('blijft'), { type: 'unknown', text: 'weg' }),
    { type: 'upload', value: 9 },
  )
  expect(html).toContain('blijft')
  expect(html).not.toContain('weg')
  expect(html).not.toContain('iframe')
  expect(html).toContain('alt="Een huis"')
})

test('lists within lists, headings, bold and italic', () => {
  const item = (...children: unknown[]) => ({ type: 'listitem', children })
  const html = markup(
    { type: 'heading', tag: 'h2', children: [text('Kop')] },
    {
      type: 'list',
      listType: 'bullet',
      children: [item(text('een', 3), { type: 'list', listType: 'number', children: [item(text('twee'))] })],
    },
  )
  expect(html).toMatch(/<h2[^>]*>Kop<\/h2>/)
  expect(html).toContain('<em><strong>een</strong></em>')
  expect(html).toMatch(/<ol[^>]*><li[^>]*>twee/)
})
