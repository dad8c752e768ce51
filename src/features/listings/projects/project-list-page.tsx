import type { PictureHosts } from '@/domain/media/picture-url'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/page/empty-state'

import type { ProjectSummary } from './list-projects'
import { ProjectGrid } from './project-grid'

export interface ProjectListPageProps {
  projects: readonly ProjectSummary[]
  locale: Locale
  hosts: PictureHosts
  /** The page on which visitors leave what they look for. */
  registerHref: string | null
}

export function ProjectListPage({ projects, locale, hosts, registerHref }: ProjectListPageProps) {
  const t = translator(locale)
  const open = projects.filter(({ offer }) => !offer.isSoldOut)
  const soldOut = projects.filter(({ offer }) => offer.isSoldOut)
  const free = open.reduce((sum, { offer }) => sum + offer.free, 0)
  return (
    <>
      <h1 className="mt-4">{t('nav.projects')}</h1>
      {projects.length > 0 && (
        <p className="text-ink-soft figures mt-2">
          {t('project.list_count', { count: projects.length })} · {t('project.list_free', { count: free })}
        </p>
      )}
      {open.length > 0 ? (
        <section aria-labelledby="on-sale">
          <h2 id="on-sale" className="sr-only">
            {t('project.list_open')}
          </h2>
          <ProjectGrid projects={open} locale={locale} hosts={hosts} isFirst />
        </section>
      ) : (
        <NoProjects locale={locale} registerHref={registerHref} />
      )}
      {soldOut.length > 0 && (
        <section aria-labelledby="sold-out" className="border-line mt-16 border-t pt-6">
          <h2 id="sold-out">{t('project.list_sold_out')}</h2>
          <ProjectGrid projects={soldOut} locale={locale} hosts={hosts} perRow={3} />
        </section>
      )}
    </>
  )
}

function NoProjects({ locale, registerHref }: Pick<ProjectListPageProps, 'locale' | 'registerHref'>) {
  const t = translator(locale)
  return (
    <EmptyState
      title={t('error.no_projects')}
      text={t('project.none_text')}
      actions={
        <>
          <ButtonLink href={listPath(locale, 'sale')}>{t('outcome.see_all_for_sale')}</ButtonLink>
          {registerHref && (
            <ButtonLink look="outlined" href={registerHref}>
              {t('outcome.keep_informed')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
