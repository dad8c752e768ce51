import type { ServerProps } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import '@/cms/admin/boards.css'
import { adminHref } from '@/features/leads/admin/lead-links'
import { knownLocale } from '@/i18n/locales'

import { inviteScreen } from '../colleague-paths'
import { inviteText as text } from './invite-words'

/** Above the list of accounts. */
export function InviteLink({ i18n, payload, user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin')) return null
  return (
    <p>
      <a
        className="board-button board-button--link board-button--main"
        href={adminHref(payload, inviteScreen)}
      >
        {text.title[knownLocale(i18n.language)]}
      </a>
    </p>
  )
}
