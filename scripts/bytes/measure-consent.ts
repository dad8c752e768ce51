import { gzipSync } from 'node:zlib'

import { build, type Rolldown } from 'vite'

export interface ConsentBytes {
  /** By how much the dialog makes a document larger. */
  html: number
  /** By how much the rules that nothing else on the page needs make its style sheet larger. */
  style: number
  /** Its behaviour with all that it needs, built alone. */
  script: number
  /** Fetched only by who allows something, where the agency has tags. */
  tags: number
}

const dialog = /<dialog id="consent".*?<\/dialog>/s

/** What the dialog about cookies costs a page, compressed. */
export async function measureConsent(url: string): Promise<ConsentBytes> {
  const page = await (await fetch(url)).text()
  const [own] = dialog.exec(page) ?? []
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1]
  if (!own || !sheet) throw new Error(`${url} has no dialog about cookies, or no style sheet`)
  const css = await (await fetch(new URL(sheet, url))).text()
  const rest = page.replace(dialog, '')
  const chunks = await builtAlone('src/features/consent/consent.client.ts')
  const others = classesOf(rest)
  const ownClasses = new Set([...classesOf(own)].filter((name) => !others.has(name)))
  return {
    html: gzip(page) - gzip(rest),
    style: gzip(css) - gzip(without(css, ownClasses)),
    script: sizeOf(chunks.filter(({ isEntry }) => isEntry)),
    tags: sizeOf(chunks.filter(({ isEntry }) => !isEntry)),
  }
}

const classesOf = (html: string) =>
  new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
    ),
  )

/** A style sheet without the rules of these classes. */
function without(css: string, classes: Set<string>): string {
  const rules = [...classes].map((name) => {
    // As a style sheet writes it, and that as a regular expression has it.
    const selector = `.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}`
    return `${selector.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}(?![\\w-])[^{}]*\\{[^{}]*\\}`
  })
  return rules.reduce((left, rule) => left.replaceAll(new RegExp(rule, 'g'), ''), css)
}

async function builtAlone(entry: string): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    logLevel: 'error',
    build: {
      write: false,
      manifest: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return outputs.flatMap((one) => ('output' in one ? one.output : [])).filter((part) => part.type === 'chunk')
}

const sizeOf = (chunks: Rolldown.OutputChunk[]) => chunks.reduce((sum, { code }) => sum + gzip(code), 0)

const gzip = (text: string) => gzipSync(text, { level: 9 }).length
