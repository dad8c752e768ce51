const longestSubject = 150

/** Text for a header: one line, nothing invisible, not endless. */
export function oneLine(text: string): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return plain.length <= longestSubject ? plain : `${plain.slice(0, longestSubject - 1).trimEnd()}…`
}
