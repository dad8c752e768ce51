/** The homes whose page was looked at in this browser, the latest last. No server ever hears of them from here. */
export const seenKey = 'gevel:seen'
/** Those that are not for this visitor: their cards stay where they are, and say so. */
export const hiddenKey = 'gevel:hidden'

/** Who looks at more has forgotten the first. */
export const mostMarked = 200

/** What another version or a curious hand left there is read as far as it makes sense. */
export function parseMarked(text: string | null): number[] {
  try {
    const marked: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(marked) ? marked.filter((id) => Number.isSafeInteger(id) && id > 0) : []
  } catch {
    return []
  }
}

/** With this home as the latest. */
export function withMarked(ids: readonly number[], id: number): number[] {
  return [...without(ids, id), id].slice(-mostMarked)
}

export function without(ids: readonly number[], id: number): number[] {
  return ids.filter((other) => other !== id)
}
