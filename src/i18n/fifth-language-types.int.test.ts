import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const listFile = path.join(root, 'src/domain/language-list.ts')
const messagesFile = path.join(root, 'messages/all.ts')
/** Written by `npm run generate`. */
const generatedFile = path.join(root, 'src/cms/generated/payload-types.ts')

/** What the compiler finds in these files and all they import when the list has one language more. */
function complaints(entries: string[], line: string): string[] {
  const list = readFileSync(listFile, 'utf8').replace('\n} as const', `\n  ${line},\n} as const`)
  const files = readFileSync(messagesFile, 'utf8').replace(' }\n', ', lb }\n')
  const changed = new Map([
    [listFile, list],
    [messagesFile, `import lb from '../src/testing/luxembourgish.json'\n${files}`],
    [
      generatedFile,
      readFileSync(generatedFile, 'utf8').replaceAll(/'nl' \| 'fr' \| 'en' \| 'de'/g, "$& | 'lb'"),
    ],
  ])
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const host = ts.createCompilerHost(options)
  host.readFile = (file) => changed.get(path.normalize(file)) ?? ts.sys.readFile(file)
  const program = ts.createProgram(
    entries.map((entry) => path.join(root, entry)),
    { ...options, incremental: false, tsBuildInfoFile: undefined },
    host,
  )
  return program
    .getSourceFiles()
    .filter(({ fileName }) => !fileName.includes('/node_modules/'))
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file, messageText }) => {
      const text = ts.flattenDiagnosticMessageText(messageText, ' ')
      return `${path.relative(root, file?.fileName ?? '')}: ${text}`
    })
}

test('a language that falls back on another changes no file of the product', { timeout: 300_000 }, () => {
  const entries = globSync(
    [
      'src/server/*.ts',
      'src/worker.ts',
      'src/payload.config.ts',
      'src/app/**/{importMap.js,*.tsx,route.ts}',
      'src/**/*.d.ts',
      'scripts/**/*.ts',
      'simulator/main.ts',
    ],
    { cwd: root, exclude: ['**/*.test.ts'] },
  )
  expect(entries.length).toBeGreaterThan(100)
  expect(complaints(entries, "lb: { intl: 'lb-LU', name: 'Lëtzebuergesch', fallback: 'de' }")).toEqual([])
})

test('a full language without its words is refused', { timeout: 300_000 }, () => {
  const found = complaints(['src/i18n/messages.ts'], "lb: { intl: 'lb-LU', name: 'Lëtzebuergesch' }")
  expect(found.join('\n')).toContain('src/i18n/messages.ts: ')
})
