import type { Payload } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { HomePicture } from '@/cms/admin/home-picture'
import { words } from '@/cms/words'
import type { Language } from '@/domain/language'
import { addressIn } from '@/i18n/places/address-in'

import { adminHref } from '../admin/lead-links'
import { leadFilePath } from '../lead-paths'
import type { PlannedVisit } from './list-appointments'
import './planned-visits.css'

const text = {
  title: words({ nl: 'Bezoeken', fr: 'Visites', en: 'Visits', de: 'Besichtigungen' }),
  today: words({ nl: 'Vandaag', fr: 'Aujourd’hui', en: 'Today', de: 'Heute' }),
  tomorrow: words({ nl: 'Morgen', fr: 'Demain', en: 'Tomorrow', de: 'Morgen' }),
  noneToday: words({
    nl: 'Vandaag geen bezoeken meer.',
    fr: 'Plus de visites aujourd’hui.',
    en: 'No more visits today.',
    de: 'Heute keine Besichtigungen mehr.',
  }),
  noneTomorrow: words({
    nl: 'Morgen nog geen bezoeken.',
    fr: 'Pas encore de visites demain.',
    en: 'No visits tomorrow yet.',
    de: 'Morgen noch keine Besichtigungen.',
  }),
  nameless: words({ nl: 'Zonder naam', fr: 'Sans nom', en: 'Without a name', de: 'Ohne Namen' }),
}

interface Shown {
  payload: Payload
  visits: PlannedVisit[]
  language: Language
}

/** For the first page after logging in: who comes to see which home, today and tomorrow. */
export function PlannedVisits({ visits, ...shown }: Shown) {
  const { language } = shown
  return (
    <section aria-labelledby="planned-visits">
      <h2 id="planned-visits">{text.title[language]}</h2>
      <h3 className="planned-day">{text.today[language]}</h3>
      <Day {...shown} visits={visits.filter(({ isToday }) => isToday)} none={text.noneToday[language]} />
      <h3 className="planned-day">{text.tomorrow[language]}</h3>
      <Day {...shown} visits={visits.filter(({ isToday }) => !isToday)} none={text.noneTomorrow[language]} />
    </section>
  )
}

function Day({ payload, visits, none, language }: Shown & { none: string }) {
  if (visits.length === 0) return <p className="board-quiet">{none}</p>
  const { time } = boardFormat(language)
  return (
    <ul className="planned-visits">
      {visits.map((visit) => (
        <li key={visit.leadId}>
          <time dateTime={visit.startsAt.toISOString()}>{time(visit.startsAt)}</time>
          <div>
            <a href={adminHref(payload, leadFilePath(visit.leadId))}>
              {visit.name || text.nameless[language]}
            </a>
            <span>{visit.address ? addressIn(visit.address, language) : visit.home}</span>
            <span className="board-quiet">
              {[visit.address && visit.home, visit.assignee].filter(Boolean).join(' · ')}
            </span>
          </div>
          <HomePicture payload={payload} url={visit.coverUrl} />
        </li>
      ))}
    </ul>
  )
}
