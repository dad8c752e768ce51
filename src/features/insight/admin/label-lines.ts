/** The parts of a label on as few lines as hold them: text in a drawing does not wrap by itself. */
export function labelLines(parts: readonly string[], mostLetters: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const joined = last === undefined ? part : `${last} · ${part}`
    if (last === undefined) lines.push(cut(part, mostLetters))
    else if (joined.length <= mostLetters) lines[lines.length - 1] = joined
    else lines.push(cut(part, mostLetters))
  }
  return lines
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
