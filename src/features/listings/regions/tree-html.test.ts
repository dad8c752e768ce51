import { expect, test } from 'vitest'

import { escaped, treeHtml } from './tree-html'

const counts = { 'BE-VOV': 61, '44021': 38 }

test('every municipality of both countries has its box, and every province one for the whole of it', () => {
  const html = treeHtml({ locale: 'nl', chosen: { municipalities: [], provinces: [] }, counts })
  expect(html.match(/name="municipality"/g)).toHaveLength(665)
  expect(html.match(/name="province"/g)).toHaveLength(23)
  expect(html).not.toContain('checked')
  expect(html).not.toContain(' open')
})

test('a chosen municipality is ticked in its open province and says how many homes it has', () => {
  const html = treeHtml({ locale: 'de', chosen: { municipalities: ['44021'], provinces: [] }, counts })
  expect(html).toContain(
    '<li><label><input type="checkbox" name="municipality" value="44021" checked><span>Gent</span><small>(38)</small></label></li>',
  )
  expect(html).toMatch(
    /<details data-province="BE-VOV" open><summary>.*?<span>Ostflandern<\/span><small>\(61\)/,
  )
  expect(html.match(/ open>/g)).toHaveLength(1)
})

test('in a whole province no municipality is ticked beside it', () => {
  const chosen = { municipalities: ['44021'], provinces: ['BE-VOV'] }
  expect(treeHtml({ locale: 'nl', chosen, counts }).match(/ checked/g)).toHaveLength(1)
})

test('no name can become markup', () => {
  expect(escaped('"><b>&')).toBe('&quot;>&lt;b>&amp;')
})
