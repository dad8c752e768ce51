import { entryTag } from '@/features/content/content-tags'
import { ProjectListPage } from '@/features/listings/projects/project-list-page'
import { projectListTags } from '@/features/listings/projects/project-tags'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { projectListPath } from '@/i18n/paths/project-paths'

import { pictureHosts } from '../../data/homes/listings'
import { getAlternates, getKnownPage } from '../../data/paths'
import { getProjects } from '../../data/homes/projects'
import { pageHead } from '../../head'
import type { Answer } from '../../page'
import { permanentRedirect } from '../../redirect'
import { entryTrail } from '../entry-trail'
import { pageTags } from '../page-tags'

interface ProjectListScreenProps {
  locale: Locale
  entry: string
  query: string
}

/** The page on which visitors leave what they look for. */
const registerPage = '/demand-register/'

export async function projectListScreen({ locale, entry, query }: ProjectListScreenProps): Promise<Answer> {
  const t = translator(locale)
  const [projects, alternates, register] = await Promise.all([
    getProjects(locale),
    getAlternates(entry, locale),
    getKnownPage(registerPage, locale),
  ])
  const tags = pageTags([...projectListTags(projects), ...(register ? [entryTag(register.entry)] : [])], {
    entry,
  })
  // Nothing after the question mark makes another list: one address, one page in the cache.
  if (query !== '') return permanentRedirect(projectListPath(locale), tags)
  return {
    locale,
    cache: { tags },
    head: await pageHead({
      locale,
      title: t('nav.projects'),
      description: t('project.list_description'),
      alternates,
      isIndexed: projects.length > 0,
    }),
    shell: { alternates },
    content: (
      <>
        {await entryTrail(entry, locale)}
        <ProjectListPage
          projects={projects}
          locale={locale}
          hosts={pictureHosts}
          registerHref={register?.path ?? null}
        />
      </>
    ),
  }
}
