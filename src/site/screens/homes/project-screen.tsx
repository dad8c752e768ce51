import { whatsappHref } from '@/domain/lead/phone'
import { unitViewOf, unitViewToQuery } from '@/domain/listing/unit-view'
import { pictureUrl } from '@/domain/media/picture-url'
import { teamTag } from '@/features/content/content-tags'
import { projectsTag } from '@/features/listings/listing-tags'
import { projectAgent } from '@/features/listings/projects/project-agent'
import { placedUnit } from '@/features/listings/projects/project-location'
import { projectJsonLd } from '@/features/listings/projects/project-json-ld'
import { ProjectPage } from '@/features/listings/projects/project-page'
import { projectListTags, projectPageTags } from '@/features/listings/projects/project-tags'
import { projectDescription, projectTitle } from '@/features/listings/projects/project-words'
import { similarProjects } from '@/features/listings/projects/similar-projects'
import type { Locale } from '@/i18n/locales'
import { projectPath } from '@/i18n/paths/project-paths'

import { getProjectNote } from '../../data/content'
import { getContact } from '../../data/homes/listing-page'
import { pictureHosts } from '../../data/homes/listings'
import { getHomeMapHref } from '../../data/homes/street-map'
import { getAlternates } from '../../data/paths'
import { getProject, getProjects } from '../../data/homes/projects'
import { getSite, siteUrl } from '../../data/site'
import { pageHead } from '../../head'
import type { Answer } from '../../page'
import { permanentRedirect } from '../../redirect'
import { entryTrail } from '../entry-trail'
import { notFoundScreen } from '../not-found-screen'
import { pageTags } from '../page-tags'
import { RecordNote } from '../record-note'

interface ProjectScreenProps {
  locale: Locale
  entry: string
  id: number
  query: string
}

/** A new-build project without a website of its own. */
export async function projectScreen({ locale, entry, id, query }: ProjectScreenProps): Promise<Answer> {
  const [project, note] = await Promise.all([getProject(id, locale), getProjectNote(id, locale)])
  if (!project) return notFoundScreen(locale, { tags: [projectsTag] })
  const similar = similarProjects(await getProjects(locale), project)
  const tags = pageTags([...projectPageTags(project), ...projectListTags(similar), teamTag], { entry })
  const view = unitViewOf(query)
  const kept = unitViewToQuery(view)
  const path = projectPath(locale, id)
  // One address for one view: whatever else stands in the query would fill the cache with the same page.
  if (sorted(query) !== kept) return permanentRedirect(kept ? `${path}?${kept}` : path, tags)
  const placed = placedUnit(project)
  const [{ agency, settings }, alternates, agent, mapPicture] = await Promise.all([
    getSite(locale),
    getAlternates(entry, locale),
    getContact(projectAgent(project.units), locale),
    placed && getHomeMapHref(placed, locale),
  ])
  const { pictures } = project
  // What editors wrote for search engines may name a town that is now kept hidden.
  const own = project.city ? note : null
  const cover = pictures[0]
  const coverUrl = cover && pictureUrl(cover.url, 1200, pictureHosts)
  return {
    locale,
    cache: { tags },
    head: await pageHead({
      locale,
      title: own?.metaTitle || projectTitle(project, locale),
      description: own?.metaDescription || projectDescription(project, locale),
      alternates,
      // A part of the price list, or another order of it, is the same page.
      isIndexed: query === '',
      picture: cover?.url,
    }),
    shell: { alternates, hasMainAction: true },
    content: (
      <>
        {await entryTrail(entry, locale)}
        <ProjectPage
          project={project}
          view={view}
          similar={similar}
          locale={locale}
          hosts={pictureHosts}
          agency={agency}
          settings={settings}
          agent={agent}
          messageHref={whatsappHref(
            agency.whatsapp,
            `${project.name}\n${new URL(path, siteUrl).href}`,
            agency.countryCode,
          )}
          mapPicture={mapPicture}
          note={note && note.text.length > 0 && <RecordNote note={note} locale={locale} />}
          jsonLd={projectJsonLd({
            project,
            locale,
            url: new URL(path, siteUrl).href,
            ...(coverUrl && { image: new URL(coverUrl, siteUrl).href }),
          })}
        />
      </>
    ),
  }
}

function sorted(query: string): string {
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.toString()
}
