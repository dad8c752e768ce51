export interface MeasuredLine {
  name: string
  /** Square metres of a room, metres to a station; `null` when unknown. */
  amount: number | null
}

/** A worded list with its measures as one text, because a listing's words are texts. */
export function writeMeasuredLines(lines: readonly MeasuredLine[]): string {
  return lines.map(({ name, amount }) => `${name.replaceAll(/\s+/g, ' ')}\t${amount ?? ''}`).join('\n')
}

export function readMeasuredLines(text: string): MeasuredLine[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', written = ''] = line.split('\t')
    const amount = Number(written)
    return name === '' ? [] : [{ name, amount: written !== '' && Number.isFinite(amount) ? amount : null }]
  })
}
