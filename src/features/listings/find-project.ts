import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { Language } from '@/domain/language'

export interface ProjectPageData {
  id: number
  name: string
  zip: string
  city: string
  description: string
  delivery: string
  coverUrl: string | null
}

export async function findProject(
  db: Queryable,
  { id, language }: { id: number; language: Language },
): Promise<ProjectPageData | null> {
  const [project] = await rows<ProjectPageData & Record<string, unknown>>(
    db,
    sql`select p.id, t.name, p.zip, p.city, t.description, t.delivery, p.pictures -> 0 ->> 'url' as "coverUrl"
        from listing.project p
        join listing.project_text t on t.project_id = p.id and t.language = ${language}
        where p.id = ${id}`,
  )
  return project ?? null
}
