import { expect, test } from 'vitest'

import { isPreviewPath } from './preview'

// Coverage: 2.54.
test.each([
  ['/preview/nl/', true],
  ['/nl/Preview/42/', true],
  ['/nl/te-koop/', false],
  ['', false],
])('"%s" is a preview: %s', (path, answer) => {
  expect(isPreviewPath(path)).toBe(answer)
})
