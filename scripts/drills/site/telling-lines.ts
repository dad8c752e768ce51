import { readFileSync } from 'node:fs'

import { agencyEmail, drillSecret } from './drill-site'
import { anyMark } from '../forms/hostile-text'

/** Lines of what the programs wrote about themselves that name a visitor, his words or a secret. */
export function tellingLines(files: string[]): string[] {
  const isTelling = (line: string) =>
    anyMark.test(line) || /(visitor|friend)-\d+@|0470|Peeters/.test(line) || line.includes(drillSecret)
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => isTelling(line.replaceAll(agencyEmail, '')))
      .map((line) => `${file}: ${line.slice(0, 300)}`),
  )
}
