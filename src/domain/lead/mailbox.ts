const sameHosts: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
}
/** Whose users get what is sent to their name with dots anywhere in it. */
const hostsWithoutDots: ReadonlySet<string> = new Set(['gmail.com', 'proton.me'])

/**
 * The person behind an address, as one can write it in many ways: in capitals, with something behind a plus, and with
 * dots where the host ignores them. Elsewhere a dot makes another person. `null` without an address.
 */
export function mailbox(email: unknown): string | null {
  if (typeof email !== 'string') return null
  const [, box = '', given = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? []
  const host = sameHosts[given] ?? given
  const name = box.replace(/\+.*$/, '')
  return `${hostsWithoutDots.has(host) ? name.replaceAll('.', '') : name}@${host}`
}
