import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { colours } from './look'

test.each(Object.entries(colours))('%s is the colour of the site', (name, colour) => {
  const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect(readFileSync('src/ui/theme.css', 'utf8')).toContain(`--color-${token}: ${colour};`)
})
