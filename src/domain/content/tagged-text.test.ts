import fc from 'fast-check'
import { expect, test } from 'vitest'

import { refilledText, refilledTree, segmentsOfText, segmentsOfTree } from './tagged-text'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const link = (words: string) => ({ type: 'link', fields: { url: '/nl/' }, children: [text(words)] })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const document = (...children: object[]) => ({ root: { type: 'root', children } })

const upload = { type: 'upload', value: 7 }
const block = { type: 'block', fields: { title: 'Blijft zoals het is' } }
const tree = document(
  { type: 'heading', tag: 'h2', children: [text('Uw huis')] },
  paragraph(text('Wij '), text('verkopen', 1), text(' het, '), link('lees hoe'), text('.')),
  upload,
  { type: 'list', children: [{ type: 'listitem', children: [text('Eén & twee <drie>')] }] },
  paragraph(text('Boven'), { type: 'linebreak' }, text('onder')),
  block,
  paragraph(),
)

test('each paragraph, item and line of a text is one segment, with a number for each piece', () => {
  expect(segmentsOfTree(tree)).toEqual([
    '<t i="0">Uw huis</t>',
    '<t i="0">Wij </t><t i="1">verkopen</t><t i="2"> het, </t><t i="3">lees hoe</t><t i="4">.</t>',
    '<t i="0">Eén &amp; twee &lt;drie&gt;</t>',
    '<t i="0">Boven</t>',
    '<t i="0">onder</t>',
  ])
})

test('translations come back to their places, and links, pictures and blocks stay', () => {
  expect(
    refilledTree(tree, [
      '<t i="0">Votre maison</t>',
      '<t i="0">Nous la </t><t i="1">vendons</t><t i="2">, </t><t i="3">lisez comment</t><t i="4">.</t>',
      '<t i="0">Un &amp; deux &lt;trois&gt;</t>',
      '<t i="0">En haut</t>',
      '<t i="0">en bas</t>',
    ]),
  ).toEqual(
    document(
      { type: 'heading', tag: 'h2', children: [text('Votre maison')] },
      paragraph(text('Nous la '), text('vendons', 1), text(', '), link('lisez comment'), text('.')),
      upload,
      { type: 'list', children: [{ type: 'listitem', children: [text('Un & deux <trois>')] }] },
      paragraph(text('En haut'), { type: 'linebreak' }, text('en bas')),
      block,
      paragraph(),
    ),
  )
})

test('pieces follow the order of the other language', () => {
  const source = document(paragraph(text('groot', 1), text(' huis')))
  expect(refilledTree(source, ['<t i="1">maison </t><t i="0">grande</t>'])).toEqual(
    document(paragraph(text('maison '), text('grande', 1))),
  )
})

const one = document(paragraph(text('Wij '), link('verkopen')))
test.each([
  ['a number is missing', '<t i="0">Nous vendons</t>'],
  ['a number stands twice', '<t i="0">Nous</t><t i="0">vendons</t>'],
  ['a number is not ours', '<t i="0">Nous</t><t i="2">vendons</t>'],
  ['a link has no words', '<t i="0">Nous vendons</t><t i="1"></t>'],
  ['there is a tag of another kind', '<t i="0">Nous</t><t i="1">vendons</t><img src="x">'],
  ['a tag is not closed', '<t i="0">Nous</t><t i="1">vendons'],
  ['there are no tags', 'Nous vendons'],
  ['nothing came back', ''],
  ['there are no words', '<t i="0"> </t><t i="1">…</t>'],
] as const)('a segment is refused when %s', (_, answer) => {
  expect(refilledTree(one, [answer])).toBeNull()
})

test('a link that came back in two pieces is refused', () => {
  const source = document(
    paragraph({ type: 'link', fields: {}, children: [text('a'), text('b', 1)] }, text(' c')),
  )
  expect(refilledTree(source, ['<t i="0">a</t><t i="2"> c </t><t i="1">b</t>'])).toBeNull()
})

test('what stands beside the tags is kept', () => {
  expect(refilledTree(one, ['« <t i="0">Nous</t> <t i="1">vendons</t> »'])).toEqual(
    document(paragraph(text('« Nous '), link('vendons »'))),
  )
})

test('a plain text is translated line by line, and what the site fills in stays', () => {
  const source = 'Nu {FOR_SALE_TOTAL} huizen\n\n12 %\nin Gent'
  expect(segmentsOfText(source)).toEqual([
    '<t i="0">Nu <x>{FOR_SALE_TOTAL}</x> huizen</t>',
    '<t i="0">in Gent</t>',
  ])
  const french = ['<t i="0"><x>{FOR_SALE_TOTAL}</x> maisons</t>', '<t i="0">à Gand</t>']
  expect(refilledText(source, french)).toBe('{FOR_SALE_TOTAL} maisons\n\n12 %\nà Gand')
  expect(refilledText(source, ['<t i="0">maisons</t>', french[1] ?? ''])).toBeNull()
  expect(refilledText(source, [french[0] ?? ''])).toBeNull()
})

test('any text that comes back as it went is itself again', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (words) => {
      const source = document(paragraph(...words.map((word) => text(word))), upload)
      expect(refilledTree(source, segmentsOfTree(source))).toEqual(source)
    }),
  )
})
