import type { UIFieldServerProps } from 'payload'
import { Suspense } from 'react'

import { database } from '@/database/connection'
import { knownLocale } from '@/i18n/locales'

import { editHref } from '../cockpit/cockpit-paths'
import { isUsedCollection, whereUsed } from '../where-used'
import { placeName, useText as text } from '../where-used-words'
import './content-boards.css'

/** Where a record is shown or linked, before somebody changes it or throws it away. */
export function WhereUsed(props: UIFieldServerProps) {
  if (props.id === undefined || !isUsedCollection(props.collectionSlug)) return null
  return (
    <div className="field-type record-note">
      <p className="record-note__name">{text.title[knownLocale(props.i18n.language)]}</p>
      <Suspense fallback={<p>…</p>}>
        <Places {...props} />
      </Suspense>
    </div>
  )
}

async function Places({ id, collectionSlug, payload, i18n }: UIFieldServerProps) {
  if (!isUsedCollection(collectionSlug)) return null
  const { places, total } = await whereUsed(database(), { collection: collectionSlug, id: Number(id) })
  const language = knownLocale(i18n.language)
  if (total === 0) return <p>{text.nowhere[language]}</p>
  return (
    <ul>
      {places.map((use) => (
        <li key={`${use.kind}-${use.id}`}>
          <a href={editHref(payload, use)}>{placeName(use, payload, i18n)}</a>
        </li>
      ))}
      {total > places.length && <li>{text.more[language].replace('{n}', String(total - places.length))}</li>}
    </ul>
  )
}
