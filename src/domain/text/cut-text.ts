export interface Cut {
  /** Length of the result at most, ellipsis included. */
  limit: number
  ellipsis?: string
}

/** Cuts between words when that keeps most of the text, else inside the word, never inside a character. */
export function cutText(text: string, { limit, ellipsis = '' }: Cut): string {
  if (text.length <= limit) return text
  const end = ellipsis.length < limit ? ellipsis : ''
  const room = Math.max(0, limit - end.length)
  const lastSpace = text.lastIndexOf(' ', room)
  const length = lastSpace > limit * 0.8 ? lastSpace : wholeCharacters(text, room)
  return text.slice(0, length).trimEnd() + end
}

/** A character beyond the basic plane takes two places; half of one is a broken sign. */
function wholeCharacters(text: string, length: number): number {
  return length > 0 && (text.codePointAt(length - 1) ?? 0) > 0xffff ? length - 1 : length
}
