/** How mail programs stop a list with one press, by RFC 8058; the address takes a POST without a session. */
export function unsubscribeHeaders({ href, email }: { href: string; email: string }): Record<string, string> {
  const mailto = `mailto:${email}?subject=unsubscribe`
  return {
    'List-Unsubscribe': `<${href}>${email ? `, <${mailto}>` : ''}`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
