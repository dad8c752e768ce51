import { isPreviewPath } from '@/domain/preview'
import { entryTag } from '@/features/content/content-tags'
import type { Locale } from '@/i18n/locales'
import { formPath } from '@/i18n/paths/form-paths'
import { withSlash } from '@/i18n/paths/with-slash'

import { screenOf } from './data/screen'
import { siteUrl } from './data/site'
import { leadTo } from './former-address'
import type { Answer } from './page'
import { permanentRedirect, temporaryRedirect } from './redirect'
import { accessibilityScreen } from './screens/accessibility-screen'
import { articleScreen } from './screens/article-screen'
import { compareScreen } from './screens/homes/compare-screen'
import { favouritesScreen } from './screens/homes/favourites-screen'
import { startScreen } from './screens/start-screen'
import { landingScreen } from './screens/landing-screen'
import { listScreen } from './screens/homes/list-screen'
import { listingScreen, propertyRedirect } from './screens/homes/listing-screen'
import { loginScreen } from './screens/owner/login-screen'
import { askMyDataScreen } from './screens/my-data-screen'
import { memberScreen } from './screens/member-screen'
import { missingScreen, notFoundScreen } from './screens/not-found-screen'
import { pageScreen } from './screens/page-screen'
import { redirectTags } from './screens/page-tags'
import { projectListScreen } from './screens/homes/project-list-screen'
import { projectScreen } from './screens/homes/project-screen'
import { thanksScreen } from './screens/thanks-screen'

export type Preview = (
  request: Request,
  subject: { locale: Locale; subject: string; id: string },
) => Promise<Answer>

/** The screen that the table of known paths names for an address. */
export async function answerScreen(
  request: Request,
  { preview, onScreen }: { preview?: Preview; onScreen?: (kind: string) => void },
): Promise<Answer> {
  const { pathname, search, searchParams } = new URL(request.url)
  const query = searchParams.toString()
  const [first = '', ...rest] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const screen = await screenOf(first, rest, query)
  onScreen?.(screen.kind)
  const whole = withSlash(pathname)
  // Who is led elsewhere is led there at once.
  if (whole !== pathname && screen.kind !== 'redirect' && screen.kind !== 'property')
    return permanentRedirect(siteUrl + whole + search, redirectTags)
  switch (screen.kind) {
    case 'home':
      return startScreen(screen)
    case 'list':
      return listScreen({ ...screen, query })
    case 'listing':
      return listingScreen({ ...screen, query })
    case 'member':
      return memberScreen(screen)
    case 'landing':
      return landingScreen({ ...screen, query })
    case 'page':
      return pageScreen(screen)
    case 'article':
      return articleScreen(screen)
    case 'thanks':
      return thanksScreen({ ...screen, query })
    case 'login':
      return loginScreen(request, screen)
    case 'favourites':
      return favouritesScreen({ ...screen, query })
    case 'compare':
      return compareScreen({ ...screen, query })
    case 'project':
      return projectScreen({ ...screen, query })
    case 'project-list':
      return projectListScreen({ ...screen, query })
    case 'my-data':
      return askMyDataScreen(screen)
    case 'accessibility':
      return accessibilityScreen(screen)
    case 'bare-valuation':
      return temporaryRedirect(withQuery(formPath(screen.locale, 'valuation'), query), [
        entryTag(screen.entry),
      ])
    case 'preview':
      return preview ? preview(request, screen) : notFoundScreen(screen.locale, { isPrivate: true })
    case 'property':
      return propertyRedirect(screen)
    case 'redirect':
      return leadTo(withQuery(screen.to, query), {
        from: pathname,
        ask: (to) => answerScreen(new Request(new URL(to, siteUrl)), {}),
      })
    case 'not-found':
      return screen.locale
        ? notFoundScreen(screen.locale, { isPrivate: isPreviewPath(pathname) })
        : missingScreen({ isPrivate: isPreviewPath(pathname) })
  }
}

/** What a visitor came with goes along, unless the new address has its own. */
function withQuery(to: string, query: string): string {
  const rest = new URLSearchParams(query)
  // The number of a project is part of its new address.
  rest.delete('id')
  const text = rest.toString()
  return text && !/[?#]|^https?:/.test(to) ? `${to}?${text}` : to
}
