/** What each type cannot do without, as search engines ask for it in their documentation. */
const required: Record<string, readonly string[]> = {
  RealEstateListing: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  Article: ['headline', 'datePublished'],
  BlogPosting: ['headline', 'datePublished'],
  NewsArticle: ['headline', 'datePublished'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name', 'url'],
  RealEstateAgent: ['name', 'address'],
  PostalAddress: ['addressCountry'],
  ItemList: ['itemListElement'],
  Review: ['author', 'reviewBody'],
}

/** An amount needs its currency; an offer may keep its price to itself. */
const amounts = ['price', 'minPrice', 'maxPrice', 'lowPrice', 'highPrice']

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** What is wrong with the data of one page; nothing when it has none. */
export function jsonLdProblems(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    try {
      const data = JSON.parse(text) as Json
      return [...contextProblems(data), ...nodeProblems(data, '')]
    } catch {
      return [`no JSON: ${text.slice(0, 80)}`]
    }
  })
}

/** Which of these no part of the page's data is. */
export function missingTypes(texts: readonly string[], types: readonly string[]): string[] {
  const told = texts.join('')
  return types.filter((type) => !told.includes(`"@type":"${type}"`)).map((type) => `no ${type}`)
}

function contextProblems(data: Json): string[] {
  const roots = Array.isArray(data) ? data : [data]
  return roots.flatMap((root) => {
    const context = isObject(root) ? root['@context'] : undefined
    return typeof context === 'string' && /^https?:\/\/schema\.org\/?$/.test(context)
      ? []
      : ['the context is not schema.org']
  })
}

function nodeProblems(data: Json, where: string): string[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => nodeProblems(one, `${where}[${index}]`))
  if (!isObject(data)) return data === '' ? [`${where} is empty`] : []
  const types = [data['@type']].flat().filter((type) => typeof type === 'string')
  const isReference = Object.keys(data).every(
    (key) => key === '@id' || key === '@context' || key === '@graph',
  )
  const untyped =
    types.length === 0 && !isReference && !('@value' in data) ? [`${where || 'root'} has no type`] : []
  const hasAmount = amounts.some((amount) => amount in data)
  const missing = types.flatMap((type) =>
    [...(required[type] ?? []), ...(hasAmount ? ['priceCurrency'] : [])]
      .filter((member) => data[member] === undefined || data[member] === null)
      .map((member) => `${where} ${type} lacks ${member}`.trim()),
  )
  const within = Object.entries(data).flatMap(([key, value]) => nodeProblems(value, `${where}.${key}`))
  return [...untyped, ...missing, ...within]
}

function isObject(data: Json): data is { [key: string]: Json } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
