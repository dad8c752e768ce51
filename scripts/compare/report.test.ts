import { expect, test } from 'vitest'

import { type Compared, whatIsMissing } from './compare-pairs'
import { reportHtml } from './report'

const about = { before: 'ae03351', after: 'this folder', takenAt: new Date('2026-11-17T20:00:00Z') }

const compared: Compared[] = [
  { picture: 'list-390-nl', state: 'differs', share: 0.001, higherPx: 0 },
  { picture: 'home-390-nl', state: 'differs', share: 0.25, higherPx: -12 },
  { picture: 'form-390-nl', state: 'same' },
  { picture: 'map-390-nl', state: 'one-side', only: 'after', problem: 'no <button>\n  at line 3' },
]

test('the largest difference comes first, with its share and its pictures', () => {
  const html = reportHtml(compared, about)
  expect([...html.matchAll(/<figure id="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'home-390-nl',
    'list-390-nl',
  ])
  expect(html).toContain('25.000%')
  expect(html).toContain('-12 px')
  for (const file of ['before/home-390-nl.png', 'after/home-390-nl.png', 'difference/home-390-nl.png'])
    expect(html).toContain(`"${file}"`)
})

test('what only one build has is named, and so is what is the same', () => {
  const html = reportHtml(compared, about)
  expect(html).toContain('<li>map-390-nl: only after (no &lt;button>)')
  expect(html).toContain('<p>form-390-nl</p>')
  expect(html).toContain('2 differ, 1 are the same')
})

const file = (status: number) => ({ file: 'x.png', status })

test('a page is on one side when the other does not find it or cannot show it', () => {
  expect(whatIsMissing(file(404), file(200))).toMatchObject({ state: 'one-side', only: 'after' })
  expect(whatIsMissing(file(200), { problem: 'no menu' })).toEqual({
    state: 'one-side',
    only: 'before',
    problem: 'no menu',
  })
  expect(whatIsMissing({ problem: 'a' }, { problem: 'b' })).toEqual({ state: 'neither', problem: 'b' })
})

test('the page that says that nothing was found is a page of both', () => {
  expect(whatIsMissing(file(404), file(404))).toBeNull()
  expect(whatIsMissing(file(410), file(410))).toBeNull()
})
