import { expect, test } from 'vitest'

import type { MenuItem } from './site'
import { splitMenu } from './split-menu'

const item = (label: string): MenuItem => ({ label, href: `/${label}/`, children: [] })
const menu = ['a', 'b', 'c'].map(item)

// Coverage: 2.132, 9.8.
test.each([
  { maximum: 0, shown: 'abc', overlay: '' },
  { maximum: 2, shown: 'ab', overlay: 'c' },
  { maximum: 3, shown: 'abc', overlay: '' },
  { maximum: 9, shown: 'abc', overlay: '' },
  { maximum: -1, shown: 'abc', overlay: '' },
])(
  'a maximum of $maximum shows "$shown" and keeps "$overlay" for the overlay',
  ({ maximum, ...expected }) => {
    const split = splitMenu(menu, maximum)
    expect(split.shown.map(({ label }) => label).join('')).toBe(expected.shown)
    expect(split.overlay.map(({ label }) => label).join('')).toBe(expected.overlay)
  },
)
