import type { CategoryDocument } from '../published/record-documents'

/** Its own path below the language, those above it included: /blog/. */
export function categoryPath(categories: readonly CategoryDocument[], id: number): string {
  const segments: string[] = []
  const seen = new Set<number>()
  let current = categories.find((category) => category.id === id)
  while (current && !seen.has(current.id)) {
    seen.add(current.id)
    segments.unshift(current.path)
    const { parentId } = current
    current = categories.find((category) => category.id === parentId)
  }
  return `/${segments.filter(Boolean).join('/')}/`
}
