// Thousandths of the size, from the space to the tilde, as Adobe published them for the fonts each reader has.
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]

export function textWidth(text: string, size: number): number {
  let sum = 0
  for (const character of text) sum += widthOf(character)
  return (sum * size) / 1000
}

function widthOf(character: string): number {
  const base = character.normalize('NFKD').codePointAt(0) ?? 0
  // Dashes and dots are the only wide ones beyond the alphabet.
  return widths[base - 32] ?? (/[—…‰]/.test(character) ? 1000 : 556)
}

/** Lines no wider than that; a word that is wider by itself is broken. */
export function wrapped(text: string, size: number, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/ +/).flatMap((each) => broken(each, size, width))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && textWidth(longer, size) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}

function broken(word: string, size: number, width: number): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && textWidth(part + character, size) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}
