import type { PageFacts } from './page-facts'

type Facts = Pick<PageFacts, 'path' | 'language' | 'alternates' | 'canonical' | 'isIndexed'>

/** Whether a page and its other languages name each other, and the main language for everybody else. */
export function hreflangProblems(versions: readonly Facts[], languages: readonly string[]): string[] {
  const byPath = new Map(versions.map((version) => [version.path, version]))
  return versions
    .filter(({ isIndexed, canonical, path }) => isIndexed && canonical === path)
    .flatMap((version) => {
      const { path, language, alternates } = version
      const problems = languages.flatMap((other) => {
        const named = alternates[other]
        if (named === undefined) return [`${path} names no ${other}`]
        const page = byPath.get(named)
        if (!page) return [`${path} names ${named} as its ${other}, which is another page`]
        return page.alternates[language] === path ? [] : [`${path} is not named by its ${other}`]
      })
      const main = alternates[languages[0] ?? '']
      return alternates['x-default'] === main ? problems : [...problems, `${path} has another x-default`]
    })
}
