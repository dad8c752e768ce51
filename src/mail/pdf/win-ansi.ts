const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
// Letters that do not come apart into a base letter and an accent, and signs with a near neighbour.
const near: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', '−': '-', '‑': '-', ŉ: 'n' }

export interface WinAnsiText {
  bytes: Buffer
  /** False when a character became a question mark. */
  isWhole: boolean
}

/** Text in the one alphabet that the fonts of every PDF reader share: all of Western Europe's letters. */
export function winAnsi(text: string): WinAnsiText {
  const bytes: number[] = []
  let isWhole = true
  for (const character of text.normalize('NFC')) {
    const codes = codesOf(character)
    if (codes.includes(null)) isWhole = false
    bytes.push(...codes.map((code) => code ?? 0x3f))
  }
  return { bytes: Buffer.from(bytes), isWhole }
}

function codesOf(character: string): (number | null)[] {
  const own = codeOf(character)
  if (own !== null) return [own]
  const plain = near[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return plain === '' ? [] : [...plain].map(codeOf)
}

function codeOf(character: string): number | null {
  const code = character.codePointAt(0) ?? 0
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return code
  const place = code > 0xff ? upper.indexOf(character) : -1
  return place === -1 ? null : 0x80 + place
}
