import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

const units = globSync('deploy/systemd/*.{service,timer}')

/** The settings of a unit by section: systemd ignores one that stands in another's. */
function settingsOf(file: string): Record<string, string[]> {
  const sections = readFileSync(file, 'utf8').split(/^\[(\w+)\]$/m)
  const named = sections
    .slice(1)
    .flatMap((name, at) => (at % 2 === 0 ? [[name, sections[at + 2] ?? '']] : []))
  const lines = (text: string) => text.split('\n').filter((line) => /^\w+=/.test(line))
  return Object.fromEntries(named.map(([name = '', text = '']) => [name, lines(text)]))
}

test('PostgreSQL starts again by itself, however often it takes', () => {
  expect(settingsOf('deploy/systemd/postgresql@.service.d/restart.conf')).toEqual({
    Unit: ['StartLimitIntervalSec=0'],
    Service: ['Restart=on-failure', 'RestartSec=5'],
  })
})

test.each(['gevel@', 'gevel-varnish'])('%s is not given up while something it needs is away', (name) => {
  const { Unit, Service } = settingsOf(`deploy/systemd/${name}.service`)
  expect(Unit).toContain('StartLimitIntervalSec=0')
  expect(Service).toContain('Restart=always')
})

test('Varnish compiles into a folder whose files may be run: Debian mounts /run otherwise', () => {
  const { Service = [] } = settingsOf('deploy/systemd/gevel-varnish.service')
  const [, folder] = /VARNISH_FOLDER=(\S+)/.exec(Service.join('\n')) ?? []
  expect(folder).toBe('/var/cache/gevel-varnish')
  expect(Service).toContain('CacheDirectory=gevel-varnish')
})

test('every timer has its service, and every program of a unit is there', () => {
  for (const timer of globSync('deploy/systemd/*.timer'))
    expect(existsSync(timer.replace(/timer$/, 'service'))).toBe(true)
  const started = units.flatMap(
    (unit) => /^ExecStart=\/srv\/gevel\/(\S+)/m.exec(readFileSync(unit, 'utf8'))?.[1] ?? [],
  )
  expect(started.length).toBe(4)
  for (const program of started) execFileSync('test', ['-x', program])
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)('systemd finds nothing wrong with them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gevel-units-'))
  cpSync('deploy/systemd', folder, { recursive: true })
  for (const unit of globSync(`${folder}/*.service`))
    writeFileSync(unit, readFileSync(unit, 'utf8').replaceAll('/srv/gevel', process.cwd()))
  // With Debian's own unit, which the drop-in changes.
  const own = globSync('/{usr/,}lib/systemd/system/postgresql@.service').length > 0
  const names = [
    ...units.map((unit) => path.basename(unit).replace('@.', '@web.')),
    ...(own ? ['postgresql@15-main.service'] : []),
  ]
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...names], {
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(stderr.split('\n').filter((line) => /gevel|restart\.conf/.test(line))).toEqual([])
})
