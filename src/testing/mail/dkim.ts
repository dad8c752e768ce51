import { createHash, createPublicKey, createVerify } from 'node:crypto'

/** Whether a mail, as it came over the line, is signed by the key of a published record: as a receiver finds out (RFC 6376). */
export function isSignedBy(source: string, record: string): boolean {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const headers = head.split(/\r\n(?![ \t])/)
  const signature = headers.find((line) => /^dkim-signature:/i.test(line))
  if (!signature) return false
  const tags = tagsOf(signature.slice(signature.indexOf(':') + 1))
  if (tags.c !== 'relaxed/relaxed' || tags.a !== 'rsa-sha256') return false
  if (createHash('sha256').update(relaxedBody(body)).digest('base64') !== tags.bh) return false
  const left = [...headers]
  const signed = (tags.h ?? '').split(':').flatMap((name) => {
    const at = left.findLastIndex((line) => line.toLowerCase().startsWith(`${name.trim().toLowerCase()}:`))
    return at === -1 ? [] : left.splice(at, 1).map((line) => `${relaxedHeader(line)}\r\n`)
  })
  const own = relaxedHeader(signature).replace(/(;\s*b=)[^;]*/, '$1')
  const key = Buffer.from(tagsOf(record).p ?? '', 'base64')
  return createVerify('sha256')
    .update(signed.join('') + own)
    .verify(createPublicKey({ key, format: 'der', type: 'spki' }), tags.b ?? '', 'base64')
}

function tagsOf(text: string): Record<string, string> {
  const pairs = text.split(';').map((pair) => /^\s*(\w+)\s*=([\s\S]*)$/.exec(pair))
  return Object.fromEntries(
    pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', pair[2]?.replaceAll(/\s/g, '') ?? '']] : [])),
  )
}

function relaxedHeader(line: string): string {
  const at = line.indexOf(':')
  const value = line
    .slice(at + 1)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${line.slice(0, at).trim().toLowerCase()}:${value}`
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
  return lines.join('\r\n').replace(/(\r\n)*$/, '\r\n')
}
