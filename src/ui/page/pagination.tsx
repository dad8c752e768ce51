import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

export interface PaginationProps {
  locale: Locale
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** Where a page has two of them, each needs a name of its own. */
  label?: string
  /** Whether robots should go on from here. */
  isFollowed?: boolean
}

/** First, previous, next, last in one row; a step that leads nowhere is left out. */
export function Pagination({ locale, page, pages, hrefOf, label, isFollowed = true }: PaginationProps) {
  if (pages <= 1) return null
  const t = translator(locale)
  const relOf = (rel = '') => [rel, isFollowed ? '' : 'nofollow'].filter(Boolean).join(' ') || undefined
  return (
    <nav aria-label={label ?? t('paging.label')} className="border-line mt-12 border-t pt-3">
      <ul className="flex items-center">
        {page > 2 && (
          <li className="md:mr-6">
            <End
              href={hrefOf(1)}
              rel={relOf()}
              label={t('search.page_first')}
              text={t('paging.first')}
              icon={ChevronsLeft}
            />
          </li>
        )}
        {page > 1 && (
          <li>
            <a
              href={hrefOf(page - 1)}
              rel={relOf('prev')}
              aria-label={t('search.page_prev')}
              className={step}
            >
              <ChevronLeft aria-hidden strokeWidth={1.5} className="size-5" />
              <span className="max-md:hidden">{t('paging.previous')}</span>
            </a>
          </li>
        )}
        <li className="text-ink-soft figures mx-auto flex min-h-11 items-center text-center">
          <span className="first-letter:uppercase">{t('list.page_of', { page, pages })}</span>
        </li>
        {page < pages && (
          <li>
            <a
              href={hrefOf(page + 1)}
              rel={relOf('next')}
              aria-label={t('search.page_next')}
              className={step}
            >
              <span className="max-[24rem]:hidden">{t('paging.next')}</span>
              <ChevronRight aria-hidden strokeWidth={1.5} className="size-5" />
            </a>
          </li>
        )}
        {page < pages - 1 && (
          <li className="md:ml-6">
            <End
              href={hrefOf(pages)}
              rel={relOf()}
              label={t('search.page_last')}
              text={t('paging.last')}
              icon={ChevronsRight}
              isLast
            />
          </li>
        )}
      </ul>
    </nav>
  )
}

const step =
  'text-ink hover:text-brick inline-flex min-h-11 min-w-11 items-center justify-center gap-1 font-medium no-underline hover:underline'

interface EndProps {
  href: string
  rel?: string
  label: string
  text: string
  icon: LucideIcon
  isLast?: boolean
}

/** A phone has no room for its word. */
function End({ href, rel, label, text, icon: Icon, isLast }: EndProps) {
  return (
    <a
      href={href}
      rel={rel}
      aria-label={label}
      className={`text-ink-soft hover:text-brick inline-flex min-h-11 min-w-11 items-center justify-center gap-1 no-underline hover:underline ${isLast ? 'flex-row-reverse' : ''}`}
    >
      <Icon aria-hidden strokeWidth={1.5} className="size-5" />
      <span className="max-md:hidden">{text}</span>
    </a>
  )
}
