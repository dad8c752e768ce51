import { z } from 'zod'

import kept from './audit-facts.json'

const schema = z.object({
  /** The day of the last audit of everything, as 2026-11-16. */
  checkedOn: z.iso.date(),
  pageKinds: z.number().int().min(1),
  languages: z.number().int().min(1),
  /** In CSS pixels. */
  widths: z.array(z.number()),
  /** Violations of the criteria of levels A and AA that axe finds. */
  violations: z.number().int(),
  /** What can be pressed or filled in and has no name in the accessibility tree. */
  withoutName: z.number().int(),
  withoutAlt: z.number().int(),
  /** Pages that scroll sideways at 320 pixels, which is a zoom of 400% on a common screen. */
  sidewaysScroll: z.number().int(),
  /** What has the focus and is wholly behind something else. */
  coveredFocus: z.number().int(),
  /** What cannot be seen where the device chooses the colours. */
  forcedColours: z.number().int(),
})

export type AuditFacts = z.infer<typeof schema>

/** Written by `npm run audit`: the statement says what was measured, not what is hoped for. `null` before the first. */
export const auditFacts: AuditFacts | null = schema.nullable().parse(kept)

export const deviations = [
  'violations',
  'withoutName',
  'withoutAlt',
  'sidewaysScroll',
  'coveredFocus',
  'forcedColours',
] as const satisfies (keyof AuditFacts)[]

export function deviationsIn(facts: AuditFacts): number {
  return deviations.reduce((sum, key) => sum + facts[key], 0)
}
