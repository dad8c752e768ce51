import type { NavGroupType } from '@payloadcms/ui/shared'
import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/domain/language'

import { adminHref } from '../cockpit/cockpit-paths'
import { firstSteps, shows, todayText as text } from './dashboard-words'

/** Collections and settings by what an editor wants to achieve, each with where it shows. */
export function EverythingByGroup({
  req,
  groups,
  empty,
  language,
}: {
  req: PayloadRequest
  groups: NavGroupType[]
  empty: string[]
  language: Language
}) {
  return (
    <section className="today-groups">
      <h2>{text.everything[language]}</h2>
      <div className="today-columns">
        {groups.map(({ label, entities }) => (
          <section key={label}>
            <h3>{label}</h3>
            <dl>
              {entities.map(({ slug, type, label: name }) => (
                <div key={slug}>
                  <dt>
                    <a href={adminHref(req.payload, `/${type}/${slug}`)}>{getTranslation(name, req.i18n)}</a>
                  </dt>
                  <dd className="board-quiet">{whereItShows(req, slug, language)}</dd>
                  {empty.includes(slug) && firstSteps[slug] && (
                    <dd>
                      <a href={adminHref(req.payload, `/collections/${slug}/create`)}>
                        {firstSteps[slug][language]}
                      </a>
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  )
}

function whereItShows({ payload, i18n }: PayloadRequest, slug: string, language: Language): string {
  const { collections, globals } = payload.config
  const config =
    collections.find((collection) => collection.slug === slug) ??
    globals.find((global) => global.slug === slug)
  const description = config?.admin.description
  if (!description || typeof description === 'function') return shows[slug]?.[language] ?? ''
  return getTranslation(description, i18n)
}
