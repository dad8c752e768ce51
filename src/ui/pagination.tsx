import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

export interface PaginationProps {
  locale: Locale
  page: number
  pages: number
  hrefOf: (page: number) => string
}

/** First, previous, next, last; a step that leads nowhere is left out. */
export function Pagination({ locale, page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null
  const t = translator(locale)
  const steps = [
    { target: 1, text: t('paging.first'), label: t('search.page_first'), isShown: page > 2 },
    {
      target: page - 1,
      text: t('paging.previous'),
      label: t('search.page_prev'),
      isShown: page > 1,
      rel: 'prev',
    },
    {
      target: page + 1,
      text: t('paging.next'),
      label: t('search.page_next'),
      isShown: page < pages,
      rel: 'next',
    },
    { target: pages, text: t('paging.last'), label: t('search.page_last'), isShown: page < pages - 1 },
  ]
  return (
    <nav aria-label={t('paging.label')} className="border-line mt-12 border-t pt-4">
      <ul className="flex flex-wrap items-center gap-x-6">
        {steps
          .filter(({ isShown }) => isShown)
          .map(({ target, text, label, rel }) => (
            <li key={text}>
              <a
                href={hrefOf(target)}
                rel={rel}
                aria-label={label}
                className="inline-flex min-h-11 items-center"
              >
                {text}
              </a>
            </li>
          ))}
        <li className="text-ink-soft figures ml-auto">{t('list.page_of', { page, pages })}</li>
      </ul>
    </nav>
  )
}
