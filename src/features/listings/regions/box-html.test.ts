import { expect, test } from 'vitest'

import { boxHtml } from './box-html'

test('a chosen municipality with homes', () => {
  expect(boxHtml({ key: '44021', name: 'Gent', count: 38, isChosen: true })).toBe(
    '<li><label><input type="checkbox" name="municipality" value="44021" checked><span>Gent</span><small>(38)</small></label></li>',
  )
})

test('no name can become markup', () => {
  expect(boxHtml({ key: '"><b>', name: '<b>&', count: 0, isChosen: false })).toBe(
    '<li><label><input type="checkbox" name="municipality" value="&quot;>&lt;b>"><span>&lt;b>&amp;</span></label></li>',
  )
})
