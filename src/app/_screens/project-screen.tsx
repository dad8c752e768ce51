import type { Metadata } from 'next'

import { getProjectNote } from '@/app/_data/content'
import { getProject, pictureHosts } from '@/app/_data/listings'
import { getAlternates } from '@/app/_data/paths'
import { cleanDescription } from '@/domain/listing/description'
import { projectsTag } from '@/features/listings/listing-tags'
import type { Locale } from '@/i18n/locales'
import { WidePicture } from '@/ui/wide-picture'

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

export async function projectMetadata({ locale, entry, id }: ProjectScreenProps): Promise<Metadata> {
  const [project, note] = await Promise.all([getProject(id, locale), getProjectNote(id, locale)])
  if (!project) return {}
  return pageMetadata({
    locale,
    title: note?.metaTitle || `${project.name} · ${project.zip} ${project.city}`,
    description: note?.metaDescription || cleanDescription(project.description),
    alternates: await getAlternates(entry, locale),
    picture: project.coverUrl ?? undefined,
  })
}

/** A new-build project without a website of its own. */
export async function ProjectScreen({ locale, entry, id }: ProjectScreenProps) {
  const [project, note] = await Promise.all([getProject(id, locale), getProjectNote(id, locale)])
  if (!project) return <NotFoundScreen locale={locale} tags={[projectsTag]} />
  cachePage([projectsTag], { entry })
  const { name, zip, city, delivery, description, coverUrl } = project
  return (
    <PageShell locale={locale} alternates={await getAlternates(entry, locale)}>
      <EntryTrail entry={entry} locale={locale} />
      <h1 className="mt-4">{name}</h1>
      <p className="text-ink-soft mt-2 font-serif text-2xl">
        {zip} {city}
      </p>
      {coverUrl && (
        <WidePicture
          url={coverUrl}
          alt=""
          hosts={pictureHosts}
          isFirst
          className="mt-8 aspect-[3/2] w-full lg:aspect-[21/9]"
        />
      )}
      {delivery && <p className="measure mt-8 font-medium">{delivery}</p>}
      <p className="measure mt-4 text-lg">{cleanDescription(description, { limit: 40_000 })}</p>
      <div className="measure mt-4 text-lg">
        <RecordNote note={note} locale={locale} />
      </div>
    </PageShell>
  )
}
