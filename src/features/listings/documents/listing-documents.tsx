import { FileText, Mail } from 'lucide-react'

import { safeHref } from '@/domain/content/safe-href'
import { formPath } from '@/i18n/paths/form-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'

import type { ListingPageData } from '../page/find-listing'
import { documentKind } from './document-kind'
import { documentTitle } from './document-title'

export interface ListingDocumentsProps {
  listing: Pick<ListingPageData, 'documents' | 'id' | 'country' | 'zip'>
  locale: Locale
}

/** What anyone may read, and how to ask for the rest. */
export function ListingDocuments({ listing, locale }: ListingDocumentsProps) {
  const t = translator(locale)
  const documents = listing.documents.flatMap((document) => {
    const href = safeHref(document.url)
    return href ? [{ id: document.id, name: documentTitle(document, listing, locale), href }] : []
  })
  const isEmpty = documents.length === 0
  return (
    <section id="documents" className="mt-9 md:mt-12 print:hidden">
      <h2>{t('section.documents')}</h2>
      {isEmpty ? (
        <p className="mt-4">{t('error.no_documents')}</p>
      ) : (
        <ul className="border-line mt-5 max-w-3xl border-b">
          {documents.map((document) => (
            <DocumentRow key={document.id} {...document} locale={locale} />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="measure">{t(isEmpty ? 'documents.none_public' : 'documents.more')}</p>
        <ButtonLink look="outlined" href={formPath(locale, 'documents', { home: listing.id })}>
          <Mail aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          {t('form.request_documents')}
        </ButtonLink>
      </div>
    </section>
  )
}

function DocumentRow({ name, href, locale }: { name: string; href: string; locale: Locale }) {
  const t = translator(locale)
  const kind = documentKind(href)
  return (
    <li className="border-line border-t">
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="group flex min-h-12 items-center gap-4 py-2 no-underline"
      >
        <FileText aria-hidden strokeWidth={1.5} className="text-ink-soft size-5 shrink-0" />
        <span className="grow wrap-anywhere group-hover:underline">{name || t('section.documents')}</span>
        {kind && <span className="text-ink-soft text-sm">{t('documents.file', { kind })}</span>}
        <span className="sr-only"> {t('common.opens_new_tab')}</span>
      </a>
    </li>
  )
}
