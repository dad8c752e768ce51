const sameHosts: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

/**
 * The person behind an address, as one can write it in many ways: dots, and what stands behind a plus, reach the same
 * box with most hosts. `null` without an address.
 */
export function mailbox(email: unknown): string | null {
  if (typeof email !== 'string') return null
  const [box = '', host = ''] = email.trim().toLowerCase().split('@')
  return `${box.replace(/\+.*$/, '').replaceAll('.', '')}@${sameHosts[host] ?? host}`
}
