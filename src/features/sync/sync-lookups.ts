import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rows } from '@/database/query'
import { languages } from '@/domain/language'
import { cityTitle } from '@/domain/place/city'
import { categoriesTag, projectsTag } from '@/features/listings/listing-tags'
import { queuePurge } from '@/http-cache/purge'
import type { Category, Platform, Project } from '@/platforms/platform'

import { planRemoval } from './plan-removal'
import { quarantine } from './quarantine'

/** Types and projects are few: they are read whole in every run, and written when they differ. */
export async function syncLookups(db: Database, platform: Platform, runId: number): Promise<void> {
  const categories = await platform.listCategories()
  const projects = await platform.listProjects()
  await db.transaction(async (tx) => {
    const tags: string[] = []
    if (categories.length > 0 && (await storeCategories(tx, categories))) tags.push(categoriesTag)
    const usable = projects.flatMap((project) => (project.ok ? [project.value] : []))
    const refused = projects.flatMap((project) => (project.ok ? [] : [project]))
    const unreadableIds = refused.map(({ platformId }) => platformId)
    if (await storeProjects(tx, usable, unreadableIds)) tags.push(projectsTag)
    await quarantine(tx, {
      runId,
      refused: refused.map((project) => ({
        ...project,
        platformId: project.platformId && projectKey(project.platformId),
      })),
      acceptedIds: usable.map(({ id }) => projectKey(id)),
    })
    await queuePurge(tx, tags)
  })
}

function projectKey(id: number | string): string {
  return `project-${id}`
}

async function storeCategories(tx: Queryable, categories: Category[]): Promise<boolean> {
  const values = categories.flatMap(({ id, names, showOrder, deals }) =>
    languages.map((language) => ({
      id,
      language,
      name: names[language],
      show_order: showOrder,
      is_for_sale: deals.includes('sale'),
      is_for_rent: deals.includes('rent'),
    })),
  )
  const incoming = sql`jsonb_populate_recordset(null::listing.category, ${JSON.stringify(values)}::jsonb)`
  const changed = await rows(
    tx,
    sql`with gone as (
          delete from listing.category c
          where not exists (select from ${incoming} i where i.id = c.id and i.language = c.language) returning id
        ), written as (
          insert into listing.category as c select * from ${incoming}
          on conflict (id, language) do update
            set name = excluded.name, show_order = excluded.show_order,
                is_for_sale = excluded.is_for_sale, is_for_rent = excluded.is_for_rent
            where (c.name, c.show_order, c.is_for_sale, c.is_for_rent)
              is distinct from (excluded.name, excluded.show_order, excluded.is_for_sale, excluded.is_for_rent)
          returning id
        )
        select id from gone union all select id from written`,
  )
  return changed.length > 0
}

/** A project that came but could not be read keeps its last good data, as a home does. */
async function storeProjects(tx: Queryable, projects: Project[], unreadableIds: string[]): Promise<boolean> {
  const values = projects.map(({ texts, address, ...project }) => ({
    id: project.id,
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
    texts: languages.map((language) => ({ project_id: project.id, language, ...texts[language] })),
  }))
  const stored = await rows<{ id: number; fingerprint: string }>(
    tx,
    sql`select id, replace(fingerprint::text, '-', '') as fingerprint from listing.project`,
  )
  const fingerprints = new Map(stored.map(({ id, fingerprint }) => [id, fingerprint]))
  const fingerprinted = values.map((value) => ({
    ...value,
    fingerprint: createHash('md5').update(JSON.stringify(value)).digest('hex'),
  }))
  const changed = fingerprinted.filter(({ id, fingerprint }) => fingerprints.get(id) !== fingerprint)
  const present = new Set([...values.map(({ id }) => String(id)), ...unreadableIds])
  const absent = stored.filter(({ id }) => !present.has(String(id))).map(({ id }) => id)
  const plan = planRemoval({
    stored: stored.length,
    seen: values.length,
    absent: absent.length,
    expectedRows: 0,
    rows: present.size,
  })
  const gone = plan.remove ? absent : []
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
  return changed.length + gone.length > 0
}
