import { ownerPages } from '../lighthouse/owner-pages'
import { medianRun, score } from '../lighthouse/runs'
import type { PageKind } from './page-kinds'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
export type Scores = Record<Category, number>

/** One run on a phone with a slow line, from a warm cache; `npm run lighthouse` repeats it where speed is judged. */
export async function scoresOf(url: string, cookie?: string): Promise<Scores> {
  await (await fetch(url)).arrayBuffer()
  const result = await medianRun(url, 1, { cookie })
  return Object.fromEntries(categories.map((category) => [category, score(result, category)])) as Scores
}

/** What has to be whole on each machine, however busy. What nobody should find by searching has no SEO. */
export function scoredOf({ isIndexed }: PageKind): Category[] {
  return isIndexed ? ['accessibility', 'best-practices', 'seo'] : ['accessibility', 'best-practices']
}

export async function ownersCookie(): Promise<string | undefined> {
  return (await ownerPages()).find(({ cookie }) => cookie)?.cookie
}
