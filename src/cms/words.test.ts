import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'
import { expect, test } from 'vitest'

import { words } from './words'

const root = path.resolve(import.meta.dirname, '..')

/** A space that breaks before a mark of French, or after its opening quotation mark. */
const plainSpace = /(?<=\S) [:;?!»]|« /

test('a French label of the admin has no space that breaks before : ; ? ! » or after «', () => {
  const { fr, nl } = words({ nl: 'Wachten ; of niet ?', fr: 'Attendre ; « ou » non ?', en: '', de: '' })
  expect(fr).toBe('Attendre\u00a0; «\u00a0ou\u00a0» non\u00a0?')
  expect(nl).toBe('Wachten ; of niet ?')
})

/** Texts under the key `fr` with such a space, which no call of `words` mends. */
function unmended(file: string, source: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node, isMended: boolean) => {
    const mends = isMended || (ts.isCallExpression(node) && node.expression.getText() === 'words')
    const isFrench = ts.isPropertyAssignment(node) && node.name.getText() === 'fr'
    if (isFrench && !mends && plainSpace.test(node.initializer.getText()))
      found.push(`${file}: ${node.getText()}`)
    ts.forEachChild(node, (child) => visit(child, mends))
  }
  visit(tree, false)
  return found
}

test('a text that goes round it is found', () => {
  const source = "const a = words({ fr: 'Oui ?' }); const b = { fr: 'Oui ?' }; const c = { fr: 'Oui' }"
  expect(unmended('a.ts', source)).toEqual(["a.ts: fr: 'Oui ?'"])
})

test('every French text of the code that needs them is mended so', () => {
  const isRead = (file: string) =>
    /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing|^cms\/(migrations|generated)\//.test(file)
  const texts = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(isRead)
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ source }) => /\bfr:/.test(source) && plainSpace.test(source))
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.flatMap(({ file, source }) => unmended(file, source))).toEqual([])
})
