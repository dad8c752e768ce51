import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

/** Where the browser's code is fetched from. */
const registries = ['src/site/browser/behaviours.ts', 'src/site/browser/islands.ts']

interface ClientImport {
  file: string
  /** What it imports from, without its ending. */
  from: string
  names: string[]
}

function isForServer(file: string): boolean {
  return !/\.(client|test)\.tsx?$/.test(file) && !registries.includes(file)
}

/** What Next itself brings to the browser: the admin's own components. */
function isOfAdmin(path: string): boolean {
  return existsSync(`${path}.tsx`) && readFileSync(`${path}.tsx`, 'utf8').startsWith("'use client'")
}

/** Types are gone when the code runs, so only values count. */
function clientImports(file: string): ClientImport[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/import (?!type )([^;'"]+?) from '([^']+\.client)'/g)]
    .map(([, words = '', path = '']) => ({
      file,
      from: path.startsWith('@/') ? `src/${path.slice(2)}` : join(dirname(file), path),
      names: words
        .replaceAll(/[{}]/g, '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type ')),
    }))
    .filter(({ names, from }) => names.length > 0 && !isOfAdmin(from))
}

const imports = globSync('src/**/*.{ts,tsx}').filter(isForServer).flatMap(clientImports)

test('a behaviour is started by its name alone', () => {
  const scripts = imports.filter(({ from }) => existsSync(`${from}.ts`))
  expect(scripts.map(({ file, names }) => `${file}: ${names.join(', ')}`)).toEqual([])
})

test('a component of the browser is used through an island, or by another of them', () => {
  const components = imports.filter(({ from }) => existsSync(`${from}.tsx`))
  const wrong = components.flatMap(({ file, names }) => {
    const code = readFileSync(file, 'utf8').replaceAll(/^import [^;]+? from '.+'$/gm, '')
    const rest = code.replaceAll(/\bof=\{\w+\}|typeof \w+/g, '')
    return names.filter((name) => new RegExp(`\\b${name}\\b`).test(rest)).map((name) => `${file}: ${name}`)
  })
  expect(wrong).toEqual([])
})

test('code of the browser is fetched by the two lists alone, or by other code of the browser', () => {
  const fetching = globSync('src/**/*.{ts,tsx}')
    .filter(isForServer)
    .filter((file) => /import\(\s*'[^']+\.client'/.test(readFileSync(file, 'utf8')))
  expect(fetching).toEqual([])
})
