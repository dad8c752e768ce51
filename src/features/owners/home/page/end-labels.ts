export interface EndLabel {
  /** Where its line ends. */
  y: number
  lines: string[]
}

/** The top of each block of words beside the end of its line: as near as they can without touching each other. */
export function placeLabels(
  labels: readonly EndLabel[],
  { top, bottom, lineHeight, spacing }: { top: number; bottom: number; lineHeight: number; spacing: number },
): number[] {
  const blocks = labels.map(({ y, lines }) => {
    const height = lines.length * lineHeight
    return { y, height, top: y - height / 2 }
  })
  const downwards = blocks.toSorted((a, b) => a.y - b.y)
  let free = top
  for (const block of downwards) {
    block.top = Math.max(free, block.top)
    free = block.top + block.height + spacing
  }
  let end = bottom
  for (const block of downwards.toReversed()) {
    block.top = Math.min(block.top, end - block.height)
    end = block.top - spacing
  }
  return blocks.map((block) => block.top)
}

/** Words on lines of so many letters, for drawings, which break none. */
export function wrapWords(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
