'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useLocale, useTranslation } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { useEffect, useState } from 'react'

import { mainLanguage } from '@/domain/language'

import type { ShownField, Values } from './shown-values'
import { type ChosenRecord, chosenRecords, recordText, valueText } from './value-text'

/** A value that stands for something, by its name; a picture as one. */
export function ChosenValue({ field, value }: { field: ShownField; value: unknown }) {
  const { i18n } = useTranslation()
  const isRecord = field.type === 'upload' || field.type === 'relationship'
  if (!isRecord) {
    const say = (label: unknown) => getTranslation(label as string, i18n)
    return valueText(field, value, { language: i18n.language, say }) || '—'
  }
  const records = chosenRecords(field, value)
  if (records.length === 0) return '—'
  return records.map((record) => <NamedRecord key={`${record.slug} ${record.id}`} {...record} />)
}

function NamedRecord({ slug, id }: ChosenRecord) {
  const { getEntityConfig } = useConfig()
  const record = useRecord({ slug, id })
  const { useAsTitle: titleField = 'id' } = getEntityConfig({ collectionSlug: slug as CollectionSlug }).admin
  const { thumbnailURL } = record ?? {}
  return (
    <span className="two-texts__record">
      {typeof thumbnailURL === 'string' && <img src={thumbnailURL} alt="" />}
      {recordText(record, { id, titleField })}
    </span>
  )
}

function useRecord({ slug, id }: ChosenRecord): Values | null {
  const { config } = useConfig()
  const { code } = useLocale()
  const [record, setRecord] = useState<Values | null>(null)
  const query = `depth=0&draft=true&locale=${code}&fallback-locale=${mainLanguage}`
  const address = `${config.routes.api}/${slug}/${encodeURIComponent(id)}?${query}`
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      const answer = await fetch(address, { credentials: 'include' }).catch(() => null)
      const found = answer?.ok ? ((await answer.json()) as Values) : null
      if (!isLeft) setRecord(found)
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [address])
  return record
}
