import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'

import { getProjectNote } from '@/app/_data/content'
import { pictureHosts } from '@/app/_data/listings'
import { getAlternates } from '@/app/_data/paths'
import { getProject, getProjects } from '@/app/_data/projects'
import { getSite, siteUrl } from '@/app/_data/site'
import { cleanDescription } from '@/domain/listing/description'
import { unitViewOf, unitViewToQuery } from '@/domain/listing/unit-view'
import { pictureUrl } from '@/domain/media/picture-url'
import { projectsTag } from '@/features/listings/listing-tags'
import { projectJsonLd } from '@/features/listings/projects/project-json-ld'
import { ProjectPage } from '@/features/listings/projects/project-page'
import { projectListTags, projectPageTags } from '@/features/listings/projects/project-tags'
import { similarProjects } from '@/features/listings/projects/similar-projects'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { projectPath } from '@/i18n/project-paths'

import { cachePage } from './cache-page'
import { EntryTrail } from './entry-trail'
import { NotFoundScreen } from './not-found-screen'
import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'
import { RecordNote } from './record-note'

interface ProjectScreenProps {
  locale: Locale
  entry: string
  id: number
}

export async function projectMetadata(
  { locale, entry, id }: ProjectScreenProps,
  query: string,
): Promise<Metadata> {
  const [project, note] = await Promise.all([getProject(id, locale), getProjectNote(id, locale)])
  if (!project) return {}
  const { name, city, description, pictures } = project
  return pageMetadata({
    locale,
    title: note?.metaTitle || translator(locale)('project.title', { name, city }),
    description: note?.metaDescription || cleanDescription(description, { limit: 155, ellipsis: '…' }),
    alternates: await getAlternates(entry, locale),
    // A part of the price list, or another order of it, is the same page.
    isIndexed: query === '',
    ...(pictures[0] && { picture: pictureUrl(pictures[0].url, 1200, pictureHosts) }),
  })
}

/** A new-build project without a website of its own. */
export async function ProjectScreen({ locale, entry, id, query }: ProjectScreenProps & { query: string }) {
  const [project, note] = await Promise.all([getProject(id, locale), getProjectNote(id, locale)])
  if (!project) return <NotFoundScreen locale={locale} tags={[projectsTag]} />
  const similar = similarProjects(await getProjects(locale), project)
  cachePage([...projectPageTags(project), ...projectListTags(similar)], { entry })
  const view = unitViewOf(query)
  const kept = unitViewToQuery(view)
  const path = projectPath(locale, id)
  // One address for one view: whatever else stands in the query would fill the cache with the same page.
  if (sorted(query) !== kept) return permanentRedirect(kept ? `${path}?${kept}` : path)
  const [{ agency }, alternates] = await Promise.all([getSite(locale), getAlternates(entry, locale)])
  const cover = project.pictures[0]
  return (
    <PageShell locale={locale} alternates={alternates}>
      <EntryTrail entry={entry} locale={locale} />
      <ProjectPage
        project={project}
        view={view}
        similar={similar}
        locale={locale}
        hosts={pictureHosts}
        agency={agency}
        note={note && note.text.length > 0 && <RecordNote note={note} locale={locale} />}
        jsonLd={projectJsonLd({
          project,
          locale,
          url: new URL(path, siteUrl).href,
          ...(cover && { image: new URL(pictureUrl(cover.url, 1200, pictureHosts), siteUrl).href }),
        })}
      />
    </PageShell>
  )
}

function sorted(query: string): string {
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.toString()
}
