import { type PictureHosts, pictureSrcSet, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { townText } from '@/i18n/places/town-name'
import { translator } from '@/i18n/messages'
import { ProjectCard } from '@/ui/card/project-card'

import { projectHref } from './find-project-link'
import type { ProjectSummary } from './list-projects'
import { freeText, projectPrice } from './project-words'

export interface ProjectSummaryCardProps {
  project: ProjectSummary
  locale: Locale
  hosts: PictureHosts
  isEager?: boolean
}

export function ProjectSummaryCard({ project, locale, hosts, isEager }: ProjectSummaryCardProps) {
  const t = translator(locale)
  const { name, delivery, coverUrl, offer } = project
  const { href, isExternal } = projectHref(locale, project)
  return (
    <ProjectCard
      href={href}
      name={name}
      place={townText(project, locale)}
      picture={
        coverUrl === null
          ? null
          : {
              src: pictureUrl(coverUrl, pictureWidths.mobile, hosts),
              phoneSrc: pictureUrl(coverUrl, pictureWidths.mobile, hosts),
              srcSet: pictureSrcSet(coverUrl, hosts),
              sizes: '(width >= 80rem) 640px, (width >= 47.9375rem) 50vw, 100vw',
              alt: '',
            }
      }
      price={projectPrice(offer, locale)}
      units={offer.isSoldOut ? undefined : (freeText(offer, locale) ?? undefined)}
      delivery={delivery || undefined}
      website={isExternal ? { text: t('project.website'), newTabText: t('common.opens_new_tab') } : undefined}
      isEager={isEager}
    />
  )
}
