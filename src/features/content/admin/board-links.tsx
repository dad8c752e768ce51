import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'

import { contentRoles, hasRole } from '@/cms/access/editors.access'
import { MenuOnDesktop } from '@/cms/admin/menu-on-desktop'
import { words } from '@/cms/words'
import { accessText } from '@/features/colleagues/access/access-words'
import { accessPath } from '@/features/colleagues/colleague-paths'
import { insightText } from '@/features/insight/admin/board-words'
import { insightPath } from '@/features/insight/insight-paths'
import { readsInsight } from '@/features/insight/insight.access'
import { inboxText } from '@/features/leads/admin/inbox-words'
import { inboxPath } from '@/features/leads/lead-paths'
import { handlesLeads, leadScope } from '@/features/leads/inbox/leads.access'
import { ownersText } from '@/features/owners/admin/owners-words'
import { invitesOwners } from '@/features/owners/owners.access'
import { ownersPath } from '@/features/owners/owners-paths'
import { publicationCheckPath } from '@/features/listings/publication/check-publications.endpoint'
import { ownerHomesPath } from '@/features/owners/home/admin/owner-home-paths'
import { homeText } from '@/features/owners/home/admin/owner-home-words'
import { syncBoardPath } from '@/features/sync/run-sync.endpoint'
import { knownLocale } from '@/i18n/locales'

import { cockpitText } from '../cockpit/admin/cockpit-words'
import { adminHref, cockpitPath } from '../cockpit/cockpit-paths'
import { homesPath } from '../homes/homes-paths'
import { homesText } from '../homes/homes-words'
import { menuPath } from '../menu/menu-paths'
import { menuText } from '../menu/menu-words'
import { missingText } from '../missing/missing-words'
import { missingPath } from '../missing/redirect-missing.endpoint'
import { newsletterText } from '../newsletters/admin/newsletter-words'
import { newslettersPath } from '../newsletters/newsletters-paths'

const boards = [
  { path: '/', text: words({ nl: 'Vandaag', fr: 'Aujourd’hui', en: 'Today', de: 'Heute' }) },
  { path: inboxPath, text: inboxText.title },
  { path: homesPath, text: homesText.title },
  { path: ownersPath, text: ownersText.title },
  { path: ownerHomesPath, text: homeText.title },
  { path: insightPath, text: insightText.title },
  { path: menuPath, text: menuText.title },
  { path: cockpitPath, text: cockpitText.title },
  { path: newslettersPath, text: newsletterText.title },
  {
    path: publicationCheckPath,
    text: words({
      nl: 'Publicatiecontrole',
      fr: 'Contrôle des annonces',
      en: 'Publication check',
      de: 'Prüfung der Anzeigen',
    }),
  },
  { path: missingPath, text: missingText.title },
  {
    path: syncBoardPath,
    text: words({ nl: 'Synchronisatie', fr: 'Synchronisation', en: 'Sync', de: 'Synchronisierung' }),
  },
] as const

const name = words({ nl: 'Overzicht', fr: 'Vue d’ensemble', en: 'Overview', de: 'Übersicht' })

/** Pages of our own in Payload's menu, in its own dress. */
export function BoardLinks({ i18n, payload, params, user }: ServerProps) {
  const who = { user: user ?? null }
  const closed = [
    ...(leadScope(who) ? [] : [inboxPath]),
    ...(handlesLeads(who) ? [] : [homesPath, ownerHomesPath]),
    ...(hasRole(who, ...contentRoles)
      ? []
      : ['/', cockpitPath, newslettersPath, publicationCheckPath, missingPath, syncBoardPath]),
    ...(hasRole(who, 'admin', 'editor') ? [] : [menuPath]),
    ...(invitesOwners(who) ? [] : [ownersPath]),
    ...(readsInsight(who) ? [] : [insightPath]),
  ]
  const shown = boards.filter(({ path }) => !closed.some((one) => one === path))
  const own = user ? [{ path: accessPath(user.id), text: accessText.own }] : []
  const language = knownLocale(i18n.language)
  const segments: unknown = params?.segments
  const here = Array.isArray(segments) ? `/${segments.join('/')}` : '/'
  return (
    <NavGroup label={name[language]}>
      <MenuOnDesktop />
      {[...shown, ...own].map(({ path, text }) => {
        const isCurrent = here === path || (path !== '/' && here.startsWith(`${path}/`))
        return (
          <Link
            key={path}
            className="nav__link"
            href={adminHref(payload, path)}
            prefetch={false}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {isCurrent && <div className="nav__link-indicator" />}
            <span className="nav__link-label">{text[language]}</span>
          </Link>
        )
      })}
    </NavGroup>
  )
}
