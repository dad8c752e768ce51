import { medianRun, score } from '../lighthouse/runs'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Scores = Record<(typeof categories)[number], number>

/** One run on a phone with a slow line, from a warm cache; `npm run lighthouse` repeats it where speed is judged. */
export async function scoresOf(url: string): Promise<Scores> {
  await (await fetch(url)).arrayBuffer()
  const result = await medianRun(url, 1)
  return Object.fromEntries(categories.map((category) => [category, score(result, category)])) as Scores
}
