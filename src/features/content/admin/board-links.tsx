import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'

import { words } from '@/cms/words'
import { inboxText } from '@/features/leads/admin/inbox-words'
import { inboxPath } from '@/features/leads/lead-paths'
import { handlesLeads } from '@/features/leads/leads.access'
import { publicationCheckPath } from '@/features/listings/check-publications.endpoint'
import { syncBoardPath } from '@/features/sync/run-sync.endpoint'

import { cockpitText } from '../cockpit/admin/cockpit-words'
import { adminHref, cockpitPath } from '../cockpit/cockpit-paths'
import { adminLanguage } from '../where-used-words'

const boards = [
  { path: '/', text: words('Vandaag', 'Aujourd’hui', 'Today', 'Heute') },
  { path: inboxPath, text: inboxText.title },
  { path: cockpitPath, text: cockpitText.title },
  {
    path: publicationCheckPath,
    text: words('Publicatiecontrole', 'Contrôle des annonces', 'Publication check', 'Prüfung der Anzeigen'),
  },
  { path: syncBoardPath, text: words('Synchronisatie', 'Synchronisation', 'Sync', 'Synchronisierung') },
] as const

const name = words('Overzicht', 'Vue d’ensemble', 'Overview', 'Übersicht')

/** Pages of our own in Payload's menu, in its own dress. */
export function BoardLinks({ i18n, payload, params, user }: ServerProps) {
  const hasInbox = handlesLeads({ user: user ?? null })
  const shown = boards.filter(({ path }) => path !== inboxPath || hasInbox)
  const language = adminLanguage(i18n)
  const segments: unknown = params?.segments
  const here = Array.isArray(segments) ? `/${segments.join('/')}` : '/'
  return (
    <NavGroup label={name[language]}>
      {shown.map(({ path, text }) => {
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
