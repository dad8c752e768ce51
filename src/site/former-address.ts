import { parseLandingPath } from '@/i18n/landing-paths'
import { parseListingPath, parsePropertyPath } from '@/i18n/paths/listing-paths'
import { parseMemberPath } from '@/i18n/paths/member-paths'

import type { Answer } from './page'
import { permanentRedirect, temporaryRedirect } from './redirect'
import { landingScreen } from './screens/landing-screen'
import { redirectTags } from './screens/page-tags'

/** `ask`: what a visitor would be answered at another address of the site. */
interface Leading {
  from: string
  ask: (to: string) => Promise<Answer>
}

/** Straight to the end: a home, a town or a colleague may have another address by now than the one an editor wrote. */
export async function leadTo(to: string, { from, ask }: Leading): Promise<Answer> {
  if (!mayMoveOn(to)) return permanentRedirect(to, redirectTags)
  const answer = await ask(to)
  const end = answer instanceof Response ? answer.headers.get('Location') : null
  if (!(answer instanceof Response) || end === null) return permanentRedirect(to, redirectTags)
  // An editor sends the page of a town to another spelling of itself: it stays where it is.
  const asked = end === from ? parseLandingPath(from) : null
  if (asked) return landingScreen({ asked, path: from, query: '' })
  const tags = [...redirectTags, ...(answer.headers.get('xkey') ?? '').split(' ').filter(Boolean)]
  return answer.status === 307 ? temporaryRedirect(end, tags) : permanentRedirect(end, tags)
}

function mayMoveOn(to: string): boolean {
  const parsers = [parseListingPath, parsePropertyPath, parseMemberPath, parseLandingPath]
  return to.startsWith('/') && parsers.some((parse) => parse(to.replace(/[?#].*$/, '')) !== null)
}
