/**
 * Which pages a browser may fetch when its visitor points at a link, so that they are there at the click. Fetched, never
 * prerendered: no script of theirs runs before somebody looks, so nothing is counted and nothing else is loaded.
 */
export const speculationRulesPath = '/speculation-rules.json'

/** On pages that are everybody's; what leads on from a private page is asked for when it is clicked. */
export const speculationHeaders = { 'Speculation-Rules': `"${speculationRulesPath}"` }

/** What speaks to one person, or must be as it is at the click: the free moments for a visit. */
const notAhead = [
  ...[
    'request',
    'appointment',
    'demand',
    'documents',
    'kept-list',
    'shared-list',
    'weekly',
    'newsletter',
    'my-data',
    'preview',
  ],
  ...['login', 'portal', 'portaal', 'portail', 'bedankt', 'merci', 'thank-you', 'danke', 'forms/appointment'],
]

const rules = {
  prefetch: [
    {
      where: {
        and: [
          // Pages end with a slash, files do not; other hosts are never fetched.
          { href_matches: '/*/' },
          {
            not: {
              href_matches: [...notAhead.map((path) => `/:language/${path}/*`), '/admin/*', '/api/*'],
            },
          },
          // Lists with filters have no end, and the cache seldom has them.
          { not: { selector_matches: '[rel~="nofollow"], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
const body = JSON.stringify(rules)

/** For a day, without asking again: what an older rule fetches ahead does no harm. */
export function answerSpeculationRules(): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400, immutable',
    },
  })
}
