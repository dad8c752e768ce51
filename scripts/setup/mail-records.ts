import { createPrivateKey, createPublicKey } from 'node:crypto'

/** A line for whoever runs the names of the agency's domain. */
export interface MailRecord {
  kind: 'SPF' | 'DKIM' | 'DMARC'
  name: string
  value: string
}

export interface MailIdentity {
  /** The address that mails come from. */
  from: string
  /** smtps://user:password@host:465 */
  server: string
  /** As `DKIM_KEY` has it; empty: the mail server signs. */
  key: string
  selector: string
  /** Where others report what was sent in the agency's name. */
  reportsTo: string
}

/** Services whose mails leave from other machines than the one that takes them, by the record they publish for it. */
const services: readonly [host: RegExp, mechanism: string][] = [
  [/\.(google|gmail)\.com$/, 'include:_spf.google.com'],
  [/\.(office365|outlook)\.com$/, 'include:spf.protection.outlook.com'],
  [/\.amazonaws\.com$/, 'include:amazonses.com'],
  [/\.mailgun\.org$/, 'include:mailgun.org'],
  [/\.mailjet\.com$/, 'include:spf.mailjet.com'],
  [/\.sendgrid\.net$/, 'include:sendgrid.net'],
  [/\.(ovh\.net|ovh\.com)$/, 'include:mx.ovh.com'],
]

/** Without them receivers cannot tell the agency's mails from forged ones, and put both among spam. */
export function mailRecords({ from, server, key, selector, reportsTo }: MailIdentity): MailRecord[] {
  const domain = from.split('@').at(-1) ?? ''
  const host = new URL(server).hostname
  const [, mechanism = `a:${host}`] = services.find(([known]) => known.test(host)) ?? []
  return [
    { kind: 'SPF', name: domain, value: `v=spf1 mx ${mechanism} ~all` },
    ...(key
      ? [{ kind: 'DKIM' as const, name: `${selector}._domainkey.${domain}`, value: publicRecord(key) }]
      : []),
    { kind: 'DMARC', name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${reportsTo}` },
  ]
}

function publicRecord(key: string): string {
  const secret = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })
  const open = createPublicKey(secret).export({ format: 'der', type: 'spki' })
  return `v=DKIM1; k=rsa; p=${open.toString('base64')}`
}

const marks: Record<MailRecord['kind'], RegExp> = {
  SPF: /^v=spf1\b/i,
  DKIM: /^v=DKIM1\b/i,
  DMARC: /^v=DMARC1\b/i,
}

/**
 * What is to be done about one record, given what the domain says now: nothing, add it, or change the one that is there,
 * as a name with two of them counts as one with none.
 */
export function recordAdvice({ kind, name, value }: MailRecord, found: readonly string[] | null): string {
  const there = found?.find((line) => marks[kind].test(line))
  const line = `${name}  TXT  "${value}"`
  if (found === null) return `${kind}: could not be looked up; it should say\n  ${line}`
  if (there === undefined) return `${kind}: add\n  ${line}`
  if (isEnough(kind, there, value)) return `${kind}: is there.`
  const wanted = kind === 'SPF' ? withMechanism(there, value) : value
  return `${kind}: ${name} says\n  "${there}"\n  and should say, in one record,\n  "${wanted}"`
}

function isEnough(kind: MailRecord['kind'], there: string, value: string): boolean {
  if (kind === 'DMARC') return true
  const plain = (text: string) => text.replaceAll(/\s/g, '')
  if (kind === 'DKIM') return plain(there) === plain(value)
  return there.toLowerCase().split(/\s+/).includes(ownMechanism(value))
}

const ownMechanism = (value: string) => /(?:a|include):\S+/.exec(value)?.[0] ?? ''

/** Others send for this domain too: theirs stay, ours goes before the word for everybody else. */
function withMechanism(there: string, value: string): string {
  const words = there.split(/\s+/)
  const last = words.findIndex((word) => /^[-~?+]?all$|^redirect=/i.test(word))
  return words.toSpliced(last === -1 ? words.length : last, 0, ownMechanism(value)).join(' ')
}
