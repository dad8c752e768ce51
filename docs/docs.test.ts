import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md'), ...globSync('.github/**/*.md')]
const folders = ['.ci', '.github', 'demo', 'deploy', 'docs', 'e2e', 'messages', 'scripts', 'simulator', 'src']
const files = folders.flatMap((folder) => globSync(`${folder}/**/*`))

/** Made on the machine, and not kept here. */
const made = ['docs/audit.md']

/** Tells how things were, so that its files may be gone. */
const isSuperseded = (text: string) => /^Status: superseded/m.test(text)

/** Every file or folder that a page names between backquotes: as a whole path, or by how it ends. */
function namedIn(text: string): string[] {
  const words = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word)
  const isWhole = (word: string) => folders.some((folder) => word.startsWith(`${folder}/`))
  const isEnd = (word: string) => /^[\w<][\w/.<>*-]*\/[\w.<>*-]+\.(css|json|sql|svg|tsx?|vcl)$/.test(word)
  return words.filter((word) => isWhole(word) || isEnd(word))
}

function isThere(named: string): boolean {
  const pattern = named.replace(/\/$/, '').replaceAll(/<\w+>/g, '*')
  if (existsSync(pattern)) return true
  return files.some((file) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `**/${pattern}`))
}

test.each(pages)('%s names files that are there', (page) => {
  const text = readFileSync(page, 'utf8')
  if (isSuperseded(text)) return
  expect(namedIn(text).filter((named) => !made.includes(named) && !isThere(named))).toEqual([])
})

test.each(pages)('%s links to what is there', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)|(?:href|src)="([^"]+)"/g)]
  const targets = links.map(([, link, html]) => (link ?? html ?? '').replace(/#.*$/, ''))
  const own = targets.filter((target) => target !== '' && !/^[a-z]+:/.test(target))
  expect(own.filter((target) => !existsSync(path.join(path.dirname(page), target)))).toEqual([])
})

test('the first page stays one that is read', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThan(150)
})
