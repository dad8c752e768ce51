import { getPayload } from 'payload'
import { cache } from 'react'

import config from '@payload-config'
import { database } from '@/database/connection'
import { env } from '@/env'
import { currentRevision } from '@/features/content/paths/revision'
import { readShell, type Shell } from '@/features/content/read/read-shell'
import type { Locale } from '@/i18n/locales'

export const siteUrl = env.SITE_URL

interface KeptShell {
  revision: number
  shell: Promise<Shell>
}

/** Never out of date: every page asks for the revision first, which changes with the shell itself. */
const kept = new Map<Locale, KeptShell>()

/** The shell of the site in one language, as editors filled it in. */
export const getSite = cache(async (locale: Locale): Promise<Shell> => {
  const revision = await currentRevision(database())
  const last = kept.get(locale)
  if (last?.revision === revision) return last.shell
  const shell = readSite(locale)
  kept.set(locale, { revision, shell })
  // A failed read is not kept.
  shell.catch(() => kept.delete(locale))
  return shell
})

async function readSite(locale: Locale): Promise<Shell> {
  return readShell({ payload: await getPayload({ config }), db: database(), locale, editor: null })
}
