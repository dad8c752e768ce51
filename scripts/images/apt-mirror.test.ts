import { expect, test } from 'vitest'

import { aptMirror } from './apt-mirror'

test('the mirror is the first that the sources name', () => {
  const sources =
    'Types: deb\nURIs: http://mirror.example/debian\nSuites: bookworm\n\nURIs: http://other.example\n'
  expect(aptMirror(sources)).toBe('http://mirror.example/debian')
})

test('sources without a mirror are an error', () => {
  expect(() => aptMirror('Types: deb\n')).toThrow('no mirror')
})
