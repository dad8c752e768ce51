import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { aDocument, make } from '@/testing/records/a-document'
import { aFullFooter, aFullPage, footerIn, pageIn } from '@/testing/records/a-full-page'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { documentForm } from './documents'

let cms: TestPayload
beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

/** Where something stands in a document, and of what type it is. */
function holds(value: unknown, at = ''): string[] {
  if (Array.isArray(value))
    return value.length > 0 ? value.flatMap((one) => holds(one, `${at}[]`)) : [`${at}[]`]
  if (typeof value !== 'object' || value === null) return [`${at}: ${value === null ? 'null' : typeof value}`]
  return Object.entries(value).flatMap(([name, one]) => holds(one, at === '' ? name : `${at}.${name}`))
}

/**
 * Two releases read their documents side by side, each its own version. Who changes what a document holds raises
 * `documentForm`; the file of the new version is then written by this test, and that of the old one is deleted.
 */
test('what documents hold is what their version says', async () => {
  const { payload } = cms
  const image = await make(payload, 'media')
  const category = await make(payload, 'categories', { picture: image })
  const article = await make(payload, 'articles', { category, picture: image })
  const page = await make(payload, 'pages', {
    ...aFullPage({ article, category, picture: image }),
    image,
    showInMenu: true,
  })
  const written = await payload.findByID({ collection: 'pages', id: page, locale: 'nl', depth: 0 })
  await payload.update({ collection: 'pages', id: page, locale: 'nl', data: pageIn('nl', written) as never })
  for (const slug of ['team', 'legal-facts', 'listing-notes', 'project-notes'] as const)
    await payload.create({ collection: slug, data: (await aDocument(payload, slug)) as never, locale: 'nl' })
  const footer = await payload.updateGlobal({ slug: 'footer', data: aFullFooter as never, locale: 'nl' })
  await payload.updateGlobal({ slug: 'footer', data: footerIn('nl', footer) as never, locale: 'nl' })
  for (const slug of ['header', 'popup', 'look', 'agency', 'settings', 'site-info', 'home-banner'] as const)
    await payload.updateGlobal({
      slug,
      data: (slug === 'popup' ? { isPublished: true } : {}) as never,
      locale: 'nl',
    })

  const stored = await rows<{ kind: string; document: unknown }>(
    cms.db,
    sql`select kind, document from content.published where language = 'nl' order by kind`,
  )
  const lines = stored.flatMap(({ kind, document }) => holds(document).map((one) => `${kind} ${one}`))
  const told = [...new Set(lines)].toSorted().join('\n')
  await expect(`${told}\n`).toMatchFileSnapshot(`./document-form-${documentForm}.txt`)
})
