/**
 * Reads JSON as the platform does: single-quoted names and texts, bare names and a trailing comma are fine.
 * Answers `undefined` for what cannot be read.
 */
export function parseLenientJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return parseLenient(text)
  }
}

function parseLenient(text: string): unknown {
  try {
    return JSON.parse(toStrict(text))
  } catch {
    return undefined
  }
}

function toStrict(text: string): string {
  let strict = ''
  let position = 0
  while (position < text.length) {
    const char = text[position]!
    if (char === '"' || char === "'") {
      const end = endOfText(text, position)
      strict += JSON.stringify(unescaped(text.slice(position + 1, end), char))
      position = end + 1
      continue
    }
    const bareName = /^[A-Za-z_$][\w$]*(?=\s*:)/.exec(text.slice(position, position + 80))?.[0]
    if (bareName) {
      strict += JSON.stringify(bareName)
      position += bareName.length
      continue
    }
    if (char !== ',' || !/^,\s*[}\]]/.test(text.slice(position, position + 40))) strict += char
    position++
  }
  return strict
}

function endOfText(text: string, start: number): number {
  const quote = text[start]
  let position = start + 1
  while (position < text.length && text[position] !== quote) position += text[position] === '\\' ? 2 : 1
  return position
}

function unescaped(inner: string, quote: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  return inner.replace(
    /\\(?:u([0-9a-fA-F]{4})|([^]))/g,
    (_, hex: string | undefined, char: string | undefined) => {
      if (hex) return String.fromCharCode(parseInt(hex, 16))
      return char === quote ? quote : (escapes[char ?? ''] ?? char ?? '')
    },
  )
}
