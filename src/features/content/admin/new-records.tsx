import type { PayloadRequest, SanitizedPermissions } from 'payload'

import type { Language } from '@/domain/language'

import { adminHref } from '../cockpit/cockpit-paths'
import { todayText as text } from './dashboard-words'

interface NewRecordsProps {
  req: PayloadRequest
  permissions: SanitizedPermissions
  language: Language
}

/** What an editor begins most often, for whoever may. */
export function NewRecords({ req, permissions, language }: NewRecordsProps) {
  const kinds = (['pages', 'articles'] as const).filter((kind) => permissions.collections?.[kind]?.create)
  if (kinds.length === 0) return null
  return (
    <p className="board-actions">
      {kinds.map((kind) => (
        <a
          key={kind}
          className="board-button board-button--link"
          href={adminHref(req.payload, `/collections/${kind}/create`)}
        >
          {text.newRecord[kind][language]}
        </a>
      ))}
    </p>
  )
}
