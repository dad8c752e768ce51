import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'

import { pictureHosts } from '@/app/_data/listings'
import { getAlternates } from '@/app/_data/paths'
import { getProjects } from '@/app/_data/projects'
import { entryTag } from '@/features/content/content-tags'
import { ProjectListPage } from '@/features/listings/projects/project-list-page'
import { projectListTags } from '@/features/listings/projects/project-tags'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { projectListPath } from '@/i18n/project-paths'

import { cachePage } from './cache-page'
import { EntryTrail } from './entry-trail'
import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'

interface ProjectListScreenProps {
  locale: Locale
  entry: string
}

/** The page on which visitors leave what they look for. */
const registerEntry = 'demand-register'

export async function projectListMetadata({ locale, entry }: ProjectListScreenProps): Promise<Metadata> {
  const t = translator(locale)
  const [projects, alternates] = await Promise.all([getProjects(locale), getAlternates(entry, locale)])
  return pageMetadata({
    locale,
    title: t('nav.projects'),
    description: t('project.list_description'),
    alternates,
    isIndexed: projects.length > 0,
  })
}

export async function ProjectListScreen({
  locale,
  entry,
  query,
}: ProjectListScreenProps & { query: string }) {
  const [projects, alternates, register] = await Promise.all([
    getProjects(locale),
    getAlternates(entry, locale),
    getAlternates(registerEntry, locale),
  ])
  cachePage([...projectListTags(projects), entryTag(registerEntry)], { entry })
  // Nothing after the question mark makes another list: one address, one page in the cache.
  if (query !== '') return permanentRedirect(projectListPath(locale))
  return (
    <PageShell locale={locale} alternates={alternates}>
      <EntryTrail entry={entry} locale={locale} />
      <ProjectListPage
        projects={projects}
        locale={locale}
        hosts={pictureHosts}
        registerHref={register[locale] ?? null}
      />
    </PageShell>
  )
}
