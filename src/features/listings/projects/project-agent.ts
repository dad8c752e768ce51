import { isClosed } from '@/domain/listing/closed-listing'
import type { Agent } from '@/domain/listing/listing'

import type { ProjectUnit } from './list-units'

/** Platforms name agents for homes: whoever answers for most of those that can still be had answers for the project. */
export function projectAgent(units: readonly ProjectUnit[]): Agent | null {
  const named = units.filter(({ status }) => !isClosed(status)).flatMap(({ agent }) => agent ?? [])
  const byPerson = Map.groupBy(named, ({ name, email }) => email ?? name)
  const [most] = [...byPerson.values()].toSorted((a, b) => b.length - a.length)
  return most?.[0] ?? null
}
