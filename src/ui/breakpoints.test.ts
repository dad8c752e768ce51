import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

test('no class waits for a width that the theme does not know: it would do nothing', () => {
  const known = [...theme.matchAll(/--breakpoint-(\w+):/g)].map(([, name]) => name)
  expect(known).toEqual(['md', 'lg', 'xl'])
  const source = new URL('..', import.meta.url).pathname
  const unknown = globSync('**/*.tsx', { cwd: source }).filter((file) =>
    /["'` ](?:sm|2xl):[a-z[-]/.test(readFileSync(source + file, 'utf8')),
  )
  expect(unknown).toEqual([])
})
