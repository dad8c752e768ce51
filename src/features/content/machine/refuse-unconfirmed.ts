import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload'

import { languageNames } from '@/cms/language-names'
import type { Publishing } from '@/cms/one-language/keep-other-languages'
import { intlLocale } from '@/domain/language'
import { listText } from '@/i18n/formats'
import { knownLocale } from '@/i18n/locales'

import { isKind } from '../cockpit/translated-kinds'
import { contentTransaction } from '../hooks/content-transaction'
import { unconfirmedLanguages } from './machine-marks'
import { machineText } from './machine-words'

/** Words of a machine that nobody has read are not published, nor planned, in whichever way somebody tries. */
export function readBeforePublished(config: CollectionConfig): CollectionConfig {
  if (!isKind(config.slug)) return config
  const refuse: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    const { id } = (originalDoc ?? {}) as { id?: number }
    if (id !== undefined) await refuseUnread(req, { kind: config.slug, id }, data)
    return data as unknown
  }
  return {
    ...config,
    hooks: { ...config.hooks, beforeChange: [...(config.hooks?.beforeChange ?? []), refuse] },
  }
}

export function readBeforePublishedGlobal(config: GlobalConfig): GlobalConfig {
  if (!isKind(config.slug)) return config
  const refuse: GlobalBeforeChangeHook = async ({ data, req }) => {
    await refuseUnread(req, { kind: config.slug, id: null }, data as Saved)
    return data as unknown
  }
  return {
    ...config,
    hooks: { ...config.hooks, beforeChange: [...(config.hooks?.beforeChange ?? []), refuse] },
  }
}

interface Saved {
  _status?: string | null
  publishAt?: string | null
  publishIn?: string | null
}

async function refuseUnread(
  req: PayloadRequest,
  record: { kind: string; id: number | null },
  data: Saved,
): Promise<void> {
  const asked = languageAsked(req, record.kind, data)
  if (asked === null) return
  const unread = await unconfirmedLanguages(await contentTransaction(req), record)
  const concerned = unread.filter((language) => asked === 'all' || asked === language)
  if (concerned.length === 0) return
  const own = knownLocale(req.i18n.language)
  const names = listText(
    concerned.map((language) => {
      const name = languageNames[language][own]
      return own === 'fr' ? name.toLocaleLowerCase('fr') : name
    }),
    intlLocale[own],
  )
  throw new APIError(
    machineText.notPublished[own].replace('{languages}', () => names),
    422,
    null,
    true,
  )
}

/** In which language it would appear, now or at its moment; `null` for a draft without one. */
function languageAsked({ context }: PayloadRequest, slug: string, data: Saved): string | null {
  if (data._status !== 'published') return data.publishAt && data.publishIn ? data.publishIn : null
  const publishing = context.publishing as Publishing | null | undefined
  return publishing?.slug === slug ? publishing.language : 'all'
}
