import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
/** What a reader does today; a list of changes tells what there was. */
const pages = [...globSync('*.md'), ...globSync('docs/**/*.md'), ...globSync('deploy/**/*.yaml')].filter(
  (page) => page !== 'CHANGELOG.md' && !/^Status: superseded/m.test(read(page)),
)
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const entry = read('deploy/gevel.sh')
const programs = [...entry.matchAll(/^([\w:| -]+)\) *(?:PORT|exec|$)/gm)].flatMap(([, names = '']) =>
  names.split('|').map((name) => name.trim()),
)
const compose = read('deploy/compose.yaml').split(/^services:$/m)[1] ?? ''
const services = [...compose.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name)
const units = globSync('deploy/systemd/*.{service,timer}').map((file) => file.replace(/.*\//, ''))
const settings = execFileSync('git', ['grep', '-howE', '[A-Z][A-Z0-9]+(_[A-Z0-9]+)+', '--', 'src', 'scripts', 'deploy', 'simulator'])
const knownSettings = new Set(settings.toString().split('\n'))

const found = (page: string, pattern: RegExp) =>
  [...read(page).matchAll(pattern)].map(([, ...groups]) => groups.map((group) => group ?? ''))

/** The program of an npm script, with all that stands in the folder of the same name. */
function sourcesOf(script: string): string {
  const files = scripts[script]?.match(/(?:scripts|src|deploy)\/[\w/.-]+/g) ?? []
  const beside = files.flatMap((file) => globSync(`${file.replace(/\.\w+$/, '')}/*.ts`))
  return [...files, ...beside].map(read).join('\n')
}

test.each(pages)('%s runs npm scripts that are there, with options they know', (page) => {
  const asked = found(page, /\bnpm run (?:--silent )?([a-z][\w:-]*)((?: --(?:[a-z][\w-]*(?:=[^\s`]*)?)?)*)/g)
  const unknown = asked.filter(([script = '', rest = '']) => {
    const options = [...rest.matchAll(/--([a-z][\w-]*)/g)].map(([, option = '']) => option)
    return !(script in scripts) || options.some((option) => !new RegExp(`\\b${option}\\b`).test(sourcesOf(script)))
  })
  expect(unknown).toEqual([])
})

test.each(pages)('%s starts programs that deploy/gevel.sh has', (page) => {
  const named = [...found(page, /gevel\.sh ([a-z][\w:-]*)/g), ...found(page, /--rm(?: --no-TTY)? \w+ ([a-z][\w:-]*)/g)]
  expect(named.map(([name]) => name).filter((name = '') => !programs.includes(name))).toEqual([])
})

test('the table of images names services and programs that are there', () => {
  const rows = found('docs/how-to/deploy.md', /`(?:--no-TTY )?(web|cms|worker|migrate) ([a-z][\w:-]*)/g)
  expect(rows.length).toBeGreaterThan(5)
  for (const [service, program] of rows) {
    expect(services).toContain(service)
    expect(programs).toContain(program)
  }
})

test.each(pages)('%s speaks to units of ours that are there', (page) => {
  const named = found(page, /systemctl (?:enable|disable|start|stop|restart|status|edit)((?: (?:--now|[\w@.-]+))+)/g)
  const own = named.flatMap(([words = '']) => words.split(' ')).filter((word) => word.includes('gevel'))
  const files = own.map((word) => word.replace(/@\w+/, '@')).map((word) => (/\.\w+$/.test(word) ? word : `${word}.service`))
  expect(files.filter((file) => !units.includes(file))).toEqual([])
})

test.each(pages)('%s copies and runs files that are there, in its blocks too', (page) => {
  const blocks = found(page, /^ *```\w*\n([^]*?)^ *```$/gm).map(([block = '']) => block)
  const files = blocks.flatMap((block) => block.match(/(?<![\w/.-])(?:deploy|scripts|demo)\/[\w/.*@-]+/g) ?? [])
  expect(files.filter((file) => !existsSync(file) && globSync(file).length === 0)).toEqual([])
})

test.each(pages)('%s names settings that something reads', (page) => {
  const named = found(page, /\b([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)\b/g).map(([name = '']) => name)
  expect(named.filter((name) => !knownSettings.has(name) && name !== 'NODE_OPTIONS')).toEqual([])
})

test('the how-to installs the Node that the packages ask for: with an older one npm leaves some of them out', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  const installed = found('docs/how-to/run-your-own.md', /^npm install --global (?:.* )?node@(\d+)/gm)
  expect(installed).toEqual([[engines.node.replace(/^>=/, '')]])
})

test('what runs on a server is not started by npm, which gives it no settings', () => {
  const onServer = globSync('docs/how-to/*.md').filter((page) => !/\/(add|change)-/.test(page))
  expect(onServer.length).toBeGreaterThan(15)
  const named = onServer.flatMap((page) => found(page, /\bnpm run (sync|migrate|administrator|leads|redirects|documents:rebuild)\b/g))
  expect(named).toEqual([])
})

test('the names that the how-to gives to Caddy are those that its file asks for', () => {
  const [[line = ''] = []] = found('docs/how-to/run-your-own.md', /^Environment=(.*)$/gm)
  const given = [...line.matchAll(/(\w+)=/g)].map(([, name]) => name)
  const needed = [...read('deploy/Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name)
  expect(given.toSorted()).toEqual([...new Set(needed)].toSorted())
})
