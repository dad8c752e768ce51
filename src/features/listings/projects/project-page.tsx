import type { ReactNode } from 'react'

import type { PriceSettings } from '@/domain/listing/price/price'
import { projectOffer } from '@/domain/listing/project-offer'
import type { UnitView } from '@/domain/listing/unit-view'
import type { PictureHosts } from '@/domain/media/picture-url'
import { addressIn } from '@/i18n/places/address-in'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { projectListPath } from '@/i18n/paths/project-paths'
import { behaviour } from '@/ui/island/behaviour'
import { KeyFacts } from '@/ui/page/key-facts'
import { Notice } from '@/ui/page/notice'
import { PriceTag } from '@/ui/card/price-tag'
import { ArrowLink } from '@/ui/text-link'

import type { ProjectPageData } from './find-project'
import { OutcomeLinks } from '../list/outcome-links'
import type { ProjectSummary } from './list-projects'
import { ProjectBar, ProjectContact, type ProjectContactProps } from './project-contact'
import { ProjectDocuments } from './project-documents'
import { projectFacts } from './project-facts'
import { ProjectGallery } from './project-gallery'
import { ProjectGrid } from './project-grid'
import { placedUnit, ProjectLocation } from './project-location'
import { ProjectText } from './project-text'
import { projectPrice, rentBesideSale } from './project-words'
import { PriceList } from './price-list'

export interface ProjectPageProps {
  project: ProjectPageData
  view: UnitView
  similar: readonly ProjectSummary[]
  locale: Locale
  hosts: PictureHosts
  settings: PriceSettings
  agency: ProjectContactProps['agency']
  agent: ProjectContactProps['agent']
  messageHref: ProjectContactProps['messageHref']
  /** Of its drawn map; `null` without a street map. */
  mapPicture: string | null
  /** What editors add to the platform's own description. */
  note?: ReactNode
  jsonLd: object
}

export function ProjectPage(props: ProjectPageProps) {
  const { project, view, similar, locale, hosts, settings, agency, agent, messageHref, note, jsonLd } = props
  const unit = placedUnit(project)
  const t = translator(locale)
  const offer = projectOffer(project.units)
  const price = projectPrice(offer, locale, 'full')
  const rent = rentBesideSale(offer, locale)
  return (
    <article {...behaviour('count-view', { project: project.id })}>
      <script
        type="application/ld+json"
        // Text of a platform must not be able to close the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
      />
      {offer.isSoldOut && <SoldOut project={project} locale={locale} />}
      <ProjectGallery project={project} locale={locale} hosts={hosts} />
      <div className="mt-6 gap-x-16 md:mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
            <div>
              <h1 translate="no">{project.name}</h1>
              <p className="text-ink-soft mt-2 text-lg">{addressIn(project, locale)}</p>
            </div>
            {price && (
              <div>
                <PriceTag price={price} size="large" />
                {offer.sale && <p className="text-ink-soft mt-2 text-sm">{t('project.price_excl')}</p>}
                {rent && <p className="figures mt-2">{rent}</p>}
              </div>
            )}
          </header>
          <div className="mt-6 md:mt-8">
            <KeyFacts facts={projectFacts(project, locale)} />
          </div>
          <ProjectText title={t('section.description')} html={project.description}>
            {note && <div className="mt-4">{note}</div>}
          </ProjectText>
        </div>
        <ProjectContact {...{ project, agency, agent, messageHref, hosts, locale }} />
      </div>
      <PriceList {...{ project, view, locale, hosts, settings }} />
      {unit && <ProjectLocation {...{ project, unit, locale, mapPicture: props.mapPicture }} />}
      <div className="lg:grid lg:grid-cols-2 lg:gap-x-16">
        <ProjectText title={t('project.delivery')} html={project.delivery} />
        {!unit && <ProjectText title={t('project.situation')} html={project.situation} />}
        <ProjectText title={t('project.technical')} html={project.technical} />
        <ProjectDocuments project={project} locale={locale} />
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="border-line mt-16 border-t pt-6 print:hidden">
          <h2 id="similar">{t('project.similar')}</h2>
          <ProjectGrid projects={similar} locale={locale} hosts={hosts} perRow={3} />
        </section>
      )}
      <p className="mt-10 print:hidden">
        <ArrowLink href={projectListPath(locale)}>{t('project.see_all')}</ArrowLink>
      </p>
      {!offer.isSoldOut && <ProjectBar {...{ project, agency, agent, messageHref, price, locale }} />}
    </article>
  )
}

function SoldOut({ project, locale }: Pick<ProjectPageProps, 'project' | 'locale'>) {
  const t = translator(locale)
  return (
    <Notice title={t('project.sold_out_title')}>
      <p>{t('project.sold_out_text')}</p>
      <p className="mt-3">
        <a href={projectListPath(locale)} className="inline-flex min-h-11 items-center">
          {t('project.see_all')}
        </a>
      </p>
      <OutcomeLinks locale={locale} deal="sale" place={project} />
    </Notice>
  )
}
