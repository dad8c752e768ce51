import type { PageFacts } from './page-facts'

type Facts = Pick<PageFacts, 'path' | 'title' | 'metas' | 'canonicalUrl' | 'isIndexed' | 'language'>

/** What networks and search engines read of a page that they may show, besides its title. */
const told = [
  ...[
    'description',
    'og:title',
    'og:description',
    'og:type',
    'og:url',
    'og:image',
    'og:locale',
    'og:site_name',
  ],
  ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'],
] as const

const shortestDescription = 25

/** Of one page. A page that nobody should find by searching has its title, and says so. */
export function metadataProblems(
  { path, title, metas, canonicalUrl, isIndexed }: Facts,
  mayBeFound: boolean,
): string[] {
  const untitled = title.trim() === '' ? ['no title'] : []
  // One that names another page as the one that counts is left out by that.
  const isOffered = isIndexed && (canonicalUrl === '' || canonicalUrl.endsWith(path))
  if (!mayBeFound) return isOffered ? [...untitled, 'search engines are not asked to leave it out'] : untitled
  const missing = told.filter((name) => !metas[name]?.trim()).map((name) => `no ${name}`)
  const description = metas.description ?? ''
  return [
    ...untitled,
    ...missing,
    ...(description.length < shortestDescription ? [`a description of "${description}"`] : []),
    ...(metas['og:url'] === canonicalUrl ? [] : [`og:url ${metas['og:url']} beside ${canonicalUrl}`]),
    ...(/^https?:\/\//.test(metas['og:image'] ?? '') ? [] : ['og:image is no whole address']),
  ]
}

/** Pages of one language that nobody can tell apart in a list of results; the second is told. */
export function sameWords(pages: readonly Facts[]): { path: string; says: string }[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ path, title, metas, language }) =>
    [`title ${title}`, `description ${metas.description}`].flatMap((words) => {
      const key = `${language} ${words}`
      const other = first.get(key)
      if (other === undefined) first.set(key, path)
      return other === undefined || other === path ? [] : [{ path, says: `the same ${words} as ${other}` }]
    }),
  )
}
