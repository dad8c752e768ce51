import { type BounceKind, bounceKind } from '@/domain/lead/bounce'

/** A mail server's word that a mail did not arrive, hours after it was taken. */
export interface Bounce {
  /** Of the mail that did not arrive, with its angle brackets. */
  messageId: string
  /** What the last server said, without addresses. */
  reason: string
  kind: BounceKind
}

/**
 * Reads a report of a mail server (RFC 3464); `null` for any other mail, for a delay that is still tried, and for a report
 * that does not tell which mail it is about.
 */
export function readBounce(source: string): Bounce | null {
  const report = partOf(source.replaceAll(/\r\n?/g, '\n'))
  const type = report.headers.get('content-type') ?? ''
  if (!/^multipart\/report\b/i.test(type)) return null
  const parts = partsOf(report.body, type)
  const status = parts.find(({ headers }) => isOfType(headers, 'message/delivery-status'))
  const returned = parts.find(({ headers }) =>
    ['message/rfc822', 'text/rfc822-headers'].some((name) => isOfType(headers, name)),
  )
  const messageId = returned && /<[^<>\s]+>/.exec(partOf(returned.body).headers.get('message-id') ?? '')?.[0]
  // One group of fields for the mail, then one for each receiver.
  const failed = (status?.body ?? '')
    .split(/\n\s*\n/)
    .map(headersOf)
    .find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  if (!messageId || !failed) return null
  const said = [failed.get('status'), failed.get('diagnostic-code')].filter(Boolean).join(' ')
  return { messageId, reason: withoutAddresses(said), kind: bounceKind(said) }
}

interface Part {
  headers: Map<string, string>
  body: string
}

function partOf(text: string): Part {
  const end = text.indexOf('\n\n')
  const head = end < 0 ? text : text.slice(0, end)
  return { headers: headersOf(head), body: end < 0 ? '' : text.slice(end + 2) }
}

/** By their names in small letters; a line that begins with a space goes on with the one before. */
function headersOf(text: string): Map<string, string> {
  const lines = text.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([^\s:]+):\s*(.*)$/.exec(line) ?? []
      return name && value !== undefined ? [[name.toLowerCase(), value.trim()] as const] : []
    }),
  )
}

function partsOf(body: string, type: string): Part[] {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary) return []
  const [, ...parts] = `\n${body}`.split(`\n--${boundary}`)
  return parts.map((part) => partOf(part.replace(/^[^\n]*\n/, '')))
}

function isOfType(headers: Map<string, string>, name: string): boolean {
  return (headers.get('content-type') ?? '').toLowerCase().startsWith(name)
}

function withoutAddresses(said: string): string {
  return said
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 500)
}
