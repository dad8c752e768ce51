import { FileText } from 'lucide-react'

import { documentPath } from '@/domain/lead/link-path'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { dayText } from '../appointments/moment-text'
import { type Beside, PrivatePage } from '../private-page'
import type { OfferedDocument } from './listing-documents'

export interface DocumentsPageProps {
  locale: Locale
  token: string
  documents: OfferedDocument[]
  until: Date
  beside: Beside
}

/** The documents one asked for. */
export function DocumentsPage({ locale, token, documents, until, beside }: DocumentsPageProps) {
  const t = translator(locale)
  const isEmpty = documents.length === 0
  return (
    <PrivatePage
      title={t('documents.requested_title')}
      intro={isEmpty ? t('documents.gone') : t('documents.until', { date: dayText(until, locale) })}
      beside={beside}
    >
      {!isEmpty && (
        <ul className="border-line border-b">
          {documents.map(({ id, name }) => (
            <li key={id} className="border-line border-t">
              <a
                href={documentPath(locale, token, id)}
                rel="nofollow"
                className="group flex min-h-12 items-center gap-4 py-2 no-underline"
              >
                <FileText aria-hidden strokeWidth={1.5} className="text-ink-soft size-5 shrink-0" />
                <span className="grow wrap-anywhere group-hover:underline">
                  {name || t('section.documents')}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </PrivatePage>
  )
}
