import { gzipSync } from 'node:zlib'

import { build, type Rolldown } from 'vite'

export interface ConsentBytes {
  /** By how much the dialog makes a document larger. */
  html: number
  /** Its behaviour with all that it needs, built alone. */
  script: number
  /** Fetched only by who allows something, where the agency has tags. */
  tags: number
}

const dialog = /<dialog id="consent".*?<\/dialog>/s

/** What the dialog about cookies costs a page, compressed. */
export async function measureConsent(url: string): Promise<ConsentBytes> {
  const page = await (await fetch(url)).text()
  if (!dialog.test(page)) throw new Error(`${url} has no dialog about cookies`)
  const chunks = await builtAlone('src/features/consent/consent.client.ts')
  return {
    html: gzip(page) - gzip(page.replace(dialog, '')),
    script: sizeOf(chunks.filter(({ isEntry }) => isEntry)),
    tags: sizeOf(chunks.filter(({ isEntry }) => !isEntry)),
  }
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
