const safe = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d][\d ()./-]*|\/(?![/\\])\S*|#\S*)$/i

/** An address an editor wrote, if it can do no harm; `null` for scripts, other sites in disguise, and the like. */
export function safeHref(url: string | null | undefined): string | null {
  // Browsers skip tabs and line ends within an address, and so must we.
  const plain = [...(url ?? '')]
    .filter((sign) => sign.charCodeAt(0) > 31)
    .join('')
    .trim()
  return safe.test(plain) ? plain : null
}
