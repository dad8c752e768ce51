import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { behaviours, laterBehaviours } from './behaviours'
import { islands } from './islands'

const files = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|^src\/(testing|ui\/(behaviour|island))[/.]/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const sources = files.map(({ text }) => text)

function named(pattern: RegExp): string[] {
  const names = sources.flatMap((text) => [...text.matchAll(pattern)].map(([whole, name]) => name ?? whole))
  return [...new Set(names)].sort()
}

test('every behaviour that is named in the HTML is listed, and every listed one is named', () => {
  const inHtml = named(/\bbehaviour(?:<[^(]*>)?\(\s*'([^']+)'/g)
  expect(inHtml).toEqual([...Object.keys(behaviours), ...Object.keys(laterBehaviours)].sort())
})

test('every island that is named in the HTML is listed, and every listed one is named', () => {
  expect(named(/<Island\s[^>]*?\bname="([^"]+)"/g)).toEqual(Object.keys(islands).sort())
})

test('a name is always written out, so that these tests see it', () => {
  expect(named(/\bbehaviour(?:<[^(]*>)?\((?!\s*').*|<Island\s(?!\s*name=").*/g)).toEqual([])
})

/** Without its ending, as seen from the root. */
function resolved(file: string, path: string): string {
  return path.startsWith('@/') ? `src/${path.slice(2)}` : join(dirname(file), path)
}

/** Values that a file imports: the name it gives them, where they come from, and what they are called there. */
function importedValues(file: string, text: string): Map<string, string> {
  const statements = [...text.matchAll(/^import (?!type )\{([^}]+)\} from '([^']+)'/gm)]
  return new Map(
    statements.flatMap(([, names = '', path = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => {
          const [own = '', given = own] = name.split(/\s+as\s+/)
          return [given, `${resolved(file, path)} ${own}`] as const
        }),
    ),
  )
}

const registry = 'src/site/browser/islands.ts'
/** Name → file and component, as the list says. */
const listed = new Map(
  [
    ...readFileSync(registry, 'utf8').matchAll(
      /^ {2}'?([\w-]+)'?: async \(\) =>\s+\(await import\('([^']+)'\)\)\.(\w+),$/gm,
    ),
  ].map(([, name = '', path = '', component = '']) => [name, `${resolved(registry, path)} ${component}`]),
)

test('the list is read as it is written', () => {
  expect([...listed.keys()].sort()).toEqual(Object.keys(islands).sort())
})

test('an island is rendered from the component that its name fetches, and from no other', () => {
  const wrong = files.flatMap(({ file, text }) => {
    const values = importedValues(file, text)
    return [...text.matchAll(/<Island\s+name="([^"]+)"\s+of=\{(\w+)\}/g)]
      .filter(([, name = '', component = '']) => values.get(component) !== listed.get(name))
      .map(([whole]) => `${file}: ${whole}`)
  })
  expect(wrong).toEqual([])
  const withoutPair = named(/<Island\s(?!\s*name="[^"]+"\s+of=\{\w+\}).*/g)
  expect(withoutPair).toEqual([])
})

test('a component has one name as an island', () => {
  expect(new Set(listed.values()).size).toBe(listed.size)
})

test('an island is not also a part of another component of the browser', () => {
  const islandFiles = new Set([...listed.values()].map((island) => island.split(' ')[0]))
  const users = files.filter(({ file }) => file.endsWith('.client.tsx'))
  const wrong = users.flatMap(({ file, text }) => {
    const fetched = [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, path = '']) => resolved(file, path))
    const imported = [...importedValues(file, text).values()].map((value) => value.split(' ')[0])
    return [...imported, ...fetched].filter((path) => islandFiles.has(path)).map((path) => `${file}: ${path}`)
  })
  expect(wrong).toEqual([])
})
