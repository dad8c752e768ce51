import { expect, test } from 'vitest'

import { jsonLdText } from './json-ld-text'

test('no text can leave the script element', () => {
  const name = '</script><script>alert(1)</script><!-- & "quoted"'
  const text = jsonLdText({ name })
  expect(text).not.toMatch(/[<>&]/)
  expect(JSON.parse(text)).toEqual({ name })
})
