import { ownerPages } from '../lighthouse/owner-pages'
import { categories, type Category, failingAudits, medianRun, score } from '../lighthouse/runs'
import type { PageKind } from './page-kinds'

export interface Scores extends Record<Category, number> {
  /** What keeps something from its hundred that has to have it. */
  failing: string[]
}

/** One run on a phone with a slow line, from a warm cache; `npm run lighthouse` repeats it where speed is judged. */
export async function scoresOf(kind: PageKind, url: string, cookie?: string): Promise<Scores> {
  await (await fetch(url)).arrayBuffer()
  const result = await medianRun(url, 1, { cookie })
  const scores = Object.fromEntries(
    categories.map((category) => [category, score(result, category)]),
  ) as Record<Category, number>
  const failing = scoredOf(kind).flatMap((category) =>
    failingAudits(result, category).map(({ audit, says }) => `${category}: ${audit}, ${says}`),
  )
  return { ...scores, failing }
}

/** What has to be whole on each machine, however busy. What nobody should find by searching has no SEO. */
export function scoredOf({ isIndexed }: Pick<PageKind, 'isIndexed'>): Category[] {
  return isIndexed ? ['accessibility', 'best-practices', 'seo'] : ['accessibility', 'best-practices']
}

export async function ownersCookie(): Promise<string | undefined> {
  return (await ownerPages()).find(({ cookie }) => cookie)?.cookie
}
