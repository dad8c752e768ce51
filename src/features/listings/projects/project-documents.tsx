import { FileText } from 'lucide-react'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { type DocumentPlace, documentTitle } from '../documents/document-title'
import type { ProjectDocument } from './find-project'
import { AskLink } from './ask-link'

export function ProjectDocuments({
  project,
  locale,
}: {
  project: DocumentPlace & { documents: readonly ProjectDocument[] }
  locale: Locale
}) {
  const t = translator(locale)
  const { documents } = project
  return (
    <section className="measure mt-10 md:mt-12 print:hidden">
      <h2>{t('project.documents')}</h2>
      {documents.length === 0 ? (
        <p className="mt-4">
          {t('error.no_documents')} {t('project.no_documents_text')} <AskLink locale={locale} />
        </p>
      ) : (
        <ul className="border-line mt-5 border-b">
          {documents.map(({ id, url, ...document }) => (
            <li key={id} className="border-line border-t">
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className="flex min-h-12 items-center gap-3 no-underline hover:underline"
              >
                <FileText aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
                <span className="wrap-anywhere hyphens-auto">{documentTitle(document, project, locale)}</span>
                <span className="sr-only"> {t('common.opens_new_tab')}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
