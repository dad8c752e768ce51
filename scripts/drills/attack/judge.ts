import type { RawAnswer } from './ask-raw'

/** What the site tells nobody who does not sign in, in small letters. */
export interface Secrets {
  words: string[]
  /** Where an answer may lead to. */
  origins: string[]
}

/** As our programs, their libraries and PostgreSQL speak of what went wrong inside. */
const inside =
  /\n\s+at [^\n]{1,200}:\d+:\d+|node_modules\/|file:\/\/\/|\/src\/(?:site|features|server|database|domain)\/|sqlstate|syntax error at or near|relation "[^"]+" does not exist|failed query|drizzlequeryerror|postgreserror|unterminated quoted string|invalid input syntax for type|root:x:0:0|-----begin [a-z ]*private key|payload_secret|database_url|link_secret|gevel_(?:web|cms|worker|portal|migrate)/
/** Would stand in an answer if one of the texts that we send were calculated: 31337 times 7. */
const calculated = /219359/

/** What is wrong with an answer to whoever attacks; empty: it is good. */
export function faultsOf(
  answer: RawAnswer,
  { secrets, mark, mayBeClosed }: { secrets: Secrets; mark: string; mayBeClosed: boolean },
): string[] {
  const { status, headers, body, isHung, ms } = answer
  const faults: string[] = []
  if (isHung) faults.push(`no answer in ${Math.round(ms)} ms`)
  else if (status === 0 && !mayBeClosed) faults.push('closed without an answer')
  // By 501 Payload says that a door stays shut.
  if (status >= 500 && status !== 501) faults.push(`${status}`)
  const all = `${headers.map(([name, value]) => `${name}: ${value}`).join('\n')}\n${body}`.toLowerCase()
  const told = inside.exec(all)
  if (told) faults.push(`tells of its inside: ${told[0].trim().slice(0, 80)}`)
  if (calculated.test(body)) faults.push('a text was calculated')
  for (const word of secrets.words) if (all.includes(word)) faults.push(`tells ${word}`)
  const isHtml = headers.some(([name, value]) => name === 'content-type' && /html|xml|svg/.test(value))
  if (isHtml && new RegExp(`<[a-z]+ [^<>]*\\bid="?${mark}`, 'i').test(body))
    faults.push('a text became an element')
  for (const [name, value] of headers) {
    if (name === 'x-injected' || (name === 'set-cookie' && value.startsWith(mark)))
      faults.push(`a text became the header ${name}`)
    if (name === 'location' && !leadsHome(value, secrets.origins))
      faults.push(`leads to ${value.slice(0, 80)}`)
  }
  return faults
}

function leadsHome(location: string, origins: string[]): boolean {
  try {
    // A browser takes a backslash for a slash.
    const target = new URL(location.replaceAll('\\', '/'), origins[0])
    return origins.includes(target.origin)
  } catch {
    return false
  }
}
