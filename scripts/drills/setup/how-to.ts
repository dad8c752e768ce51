import { readFileSync } from 'node:fs'

const page = readFileSync('docs/how-to/run-your-own.md', 'utf8')

/** What stands under a heading of the how-to, up to the next one. */
function partUnder(heading: string): string {
  const [, part] = page.split(new RegExp(`^## ${heading}.*$`, 'm'))
  if (part === undefined) throw new Error(`docs/how-to/run-your-own.md has no “${heading}” any more.`)
  return part.split(/^## /m)[0] ?? ''
}

/** The lines that a reader copies from under a heading, one command each. */
export function commandsUnder(heading: string): string[] {
  const blocks = [...partUnder(heading).matchAll(/^```\n([^]*?)^```$/gm)]
  return blocks.flatMap(([, lines = '']) => lines.split('\n').filter(Boolean))
}

/** The commands of a table, whole and ready to be copied. */
export function commandsInTable(heading: string): string[] {
  const rows = partUnder(heading)
    .split('\n')
    .filter((line) => line.startsWith('| '))
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command))
  return named.filter((command) => !command.includes('…'))
}
