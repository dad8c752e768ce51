import { readFileSync } from 'node:fs'

import { agencyEmail, drillSecret } from './drill-site'
import { anyMark } from '../forms/hostile-text'

// A moment in milliseconds can hold the first digits of a telephone by chance.
const numbersOfItsOwn = /"(?:time|pid|responseTime)":[\d.]+/g

/** Lines of what the programs wrote about themselves that name a visitor, their words or a secret. */
export function personalLines(files: string[]): string[] {
  const isPersonal = (line: string) =>
    anyMark.test(line) || /(visitor|friend|reader)-\d+@|0470|Peeters/.test(line) || line.includes(drillSecret)
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => isPersonal(line.replaceAll(agencyEmail, '').replaceAll(numbersOfItsOwn, '')))
      .map((line) => `${file}: ${line.slice(0, 300)}`),
  )
}
