import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { bool, int, listOf, text } from '@/database/row'
import { languages } from '@/domain/language'
import { cityTitle } from '@/domain/place/city'
import { ownIds } from '@/features/listings/identity/own-ids'
import { documentNumber } from '@/features/listings/identity/own-listings'
import type { ExternalId, Project } from '@/platforms/platform-offer'

import { planRemoval } from './plan-removal'

interface Given {
  projects: Project[]
  /** Those that came but could not be read keep their last good data, as homes do. */
  unreadableIds: ExternalId[]
  /** Some of many: the others stay. */
  isPart?: boolean
}

/** `hidden`: something that visitors could see is gone, be it a whole project. */
export type ProjectsOutcome = 'same' | 'changed' | 'hidden'

export async function storeProjects(
  tx: Queryable,
  platform: string,
  { projects, unreadableIds, isPart = false }: Given,
): Promise<ProjectsOutcome> {
  const externalIds = [...projects.map(({ id }) => id), ...unreadableIds]
  const named = externalIds.filter(Boolean).map((externalId) => ({ kind: 'project' as const, externalId }))
  const own = await ownIds(tx, platform, named)
  const values = projects.map(({ texts, address, ...project }) => ({
    id: own('project', project.id),
    number: project.number,
    external_url: project.externalUrl,
    street: address.street,
    house_number: address.number,
    box: address.box,
    zip: address.zip,
    city: cityTitle(address.city),
    country: address.country,
    is_address_published: address.isPublished,
    price_min_cents: project.priceMinCents,
    price_max_cents: project.priceMaxCents,
    show_order: project.showOrder,
    pictures: project.pictures,
    texts: languages.map((language) => ({
      project_id: own('project', project.id),
      language,
      ...texts[language],
      documents: texts[language].documents.map((document) => ({
        ...document,
        id: documentNumber(document.id),
      })),
    })),
  }))
  const stored = await rows(
    tx,
    { id: int, fingerprint: text, isAddressPublished: bool, documents: listOf(text) },
    sql`select id, replace(fingerprint::text, '-', '') as fingerprint, is_address_published as "isAddressPublished",
          array(select distinct document ->> 'url' from listing.project_text t, jsonb_array_elements(t.documents) document
                where t.project_id = project.id and document ->> 'url' is not null) as documents
        from listing.project`,
  )
  const fingerprints = new Map(stored.map(({ id, fingerprint }) => [id, fingerprint]))
  const fingerprinted = values.map((value) => ({
    ...value,
    fingerprint: createHash('md5').update(JSON.stringify(value)).digest('hex'),
  }))
  const changed = fingerprinted.filter(({ id, fingerprint }) => fingerprints.get(id) !== fingerprint)
  const present = new Set(named.map(({ kind, externalId }) => own(kind, externalId)))
  const absent = stored.filter(({ id }) => !present.has(id)).map(({ id }) => id)
  const plan = planRemoval({
    stored: stored.length,
    seen: values.length,
    absent: absent.length,
    expectedRows: 0,
    rows: present.size,
  })
  const gone = plan.remove && !isPart ? absent : []
  if (gone.length > 0)
    await tx.execute(sql`delete from listing.project where id = any(${sql.param(gone)}::int[])`)
  if (changed.length > 0) {
    const columns = sql.raw(`id, number, external_url, street, house_number, box, zip, city, country,
      is_address_published, price_min_cents, price_max_cents, show_order, pictures, fingerprint`)
    const ids = changed.map(({ id }) => id)
    // Units refer to a project by its number only, so replacing the row loses nothing.
    await tx.execute(sql`delete from listing.project where id = any(${sql.param(ids)}::int[])`)
    await tx.execute(
      sql`insert into listing.project (${columns})
          select ${columns} from jsonb_populate_recordset(null::listing.project, ${JSON.stringify(changed)}::jsonb)`,
    )
    const texts = changed.flatMap((project) => project.texts)
    await tx.execute(
      sql`insert into listing.project_text
          select * from jsonb_populate_recordset(null::listing.project_text, ${JSON.stringify(texts)}::jsonb)`,
    )
  }
  const before = new Map(stored.map((project) => [project.id, project]))
  const hidesSomething = changed.some(({ id, is_address_published, texts }) => {
    const urls = new Set(texts.flatMap(({ documents }) => documents.map(({ url }) => url)))
    const known = before.get(id)
    return (
      (known?.isAddressPublished && !is_address_published) || known?.documents.some((url) => !urls.has(url))
    )
  })
  if (gone.length > 0 || hidesSomething) return 'hidden'
  return changed.length > 0 ? 'changed' : 'same'
}
