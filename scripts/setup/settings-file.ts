import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import type { Settings } from './make-settings'

/** As systemd, Node and compose all read it: what is not plain stands between quotes that change nothing. */
export function settingsText(head: string, settings: Settings): string {
  const lines = Object.entries(settings).map(([name, value]) =>
    /^[\w./:@,+-]*$/.test(value) ? `${name}=${value}` : `${name}='${value}'`,
  )
  return `${[`# ${head}`, ...lines].join('\n')}\n`
}

/** Only its owner can read it, from its first byte on, and it is there whole or not at all. */
export function writeSettings(path: string, head: string, settings: Settings): void {
  const unfinished = `${path}.new`
  writeFileSync(unfinished, '', { mode: 0o600 })
  chmodSync(unfinished, 0o600)
  writeFileSync(unfinished, settingsText(head, settings))
  renameSync(unfinished, path)
}

export function readSettings(path: string): Settings {
  return existsSync(path) ? (parseEnv(readFileSync(path, 'utf8')) as Settings) : {}
}
