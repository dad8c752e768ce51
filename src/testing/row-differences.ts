import type { Column, Shape } from '@/database/row'

import type { DescribedColumn } from './describe-statement'

/** Where a declaration says something else than the database: names, types, what an enumeration may say, null. */
export function declarationDifferences(shape: Shape, described: readonly DescribedColumn[]): string[] {
  const answered = new Map(described.map((column) => [column.name, column]))
  const undeclared = described
    .filter(({ name }) => !(name in shape))
    .map(({ name }) => `${name} is not declared`)
  const different = Object.entries(shape).flatMap(([name, column]) => {
    const found = answered.get(name)
    return found ? [...columnDifferences(name, column, found)] : [`${name} is not among the columns`]
  })
  return [...undeclared, ...different]
}

function* columnDifferences(name: string, column: Column<unknown>, found: DescribedColumn): Iterable<string> {
  if (!column.types.includes(found.type))
    yield `${name} is of type ${found.type}, declared as ${column.types.join(' or ')}`
  const unheard = column.values && found.labels?.filter((label) => !column.values?.includes(label))
  if (unheard?.length) yield `${name} may also be ${unheard.join(', ')}`
  if (found.nullableSource && !column.isNullable && !column.isFilled)
    yield `${name} may be null in ${found.nullableSource}: declare nullable(…), or filled(…) where the statement leaves null out`
}

/** Where a row holds what its declaration excludes. */
export function valueDifferences(shape: Shape, rows: readonly unknown[]): string[] {
  const wrong = new Map<string, string>()
  for (const row of rows as Record<string, unknown>[])
    for (const [name, column] of Object.entries(shape))
      if (name in row && !column.holds(row[name]) && !wrong.has(name))
        wrong.set(name, `${name} holds ${JSON.stringify(row[name])?.slice(0, 200)}`)
  return [...wrong.values()]
}
