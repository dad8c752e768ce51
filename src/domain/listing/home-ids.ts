import { z } from 'zod'

import { homesParameter } from './homes-query'

// No platform numbers higher than the database can count.
const idSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647))

/** The homes an address names, each once: `homes=1,2` of a link as well as `homes=1&homes=2` of a form. */
export function homeIds(query: string | URLSearchParams): number[] {
  const values = new URLSearchParams(query).getAll(homesParameter).flatMap((value) => value.split(','))
  const ids = values.flatMap((value) => idSchema.safeParse(value.trim()).data ?? [])
  return [...new Set(ids)]
}
