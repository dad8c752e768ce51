import { sql, type SQL } from 'drizzle-orm'

import { locales } from '@/i18n/locales'

/** More levels than a site has: parents that stand in a circle end here. */
export const deepest = 20

export function ints(values: readonly number[]): SQL {
  return sql`${sql.param([...values])}::int[]`
}

export function texts(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`
}

/** Written out, not bound, so that they can be compared with Payload's enums; for words of our own only. */
export function literals(words: readonly string[]): SQL {
  return sql.raw(words.map((word) => `'${word}'`).join(', '))
}

/** All languages, because the indexes of Payload's tables of texts begin with it. */
export function inLocales(table: SQL): SQL {
  return sql`${table}._locale in (${literals(locales)})`
}

/** What lies below a path is one stretch of the index of paths. */
export function below(under: SQL, above: SQL): SQL {
  return sql`${under}.language = ${above}.language
    and ${under}.path > ${above}.path and ${under}.path < ${above}.path || chr(1114111)`
}
