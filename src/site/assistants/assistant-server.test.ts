import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx}', { exclude: (name) => /\.test\.tsx?$/.test(name) })
const sourcesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8')))

test('the library of assistants is loaded for the first of them, not when the site starts', () => {
  const server = 'src/site/assistants/assistant-server.ts'
  expect(sourcesWith(/from '@modelcontextprotocol\//)).toEqual([server])
  expect(sourcesWith(/from '[^']*\/assistant-server'/)).toEqual([])
  expect(sourcesWith(/await import\('[^']*\/assistant-server'\)/)).toEqual([
    'src/site/answers/answer-assistant.ts',
  ])
})
