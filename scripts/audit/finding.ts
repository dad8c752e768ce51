/** What is looked for; the columns of the table. */
export const checks = [
  'axe',
  'names',
  'alt texts',
  'sideways scroll',
  'covered focus',
  'forced colours',
  'motion',
  'console errors',
  'policy violations',
  'metadata',
  'JSON-LD',
  'hreflang',
  'broken links',
  'wrong status',
] as const

export type Check = (typeof checks)[number]

export interface Finding {
  kind: string
  check: Check
  /** Where it was seen, and what. */
  path: string
  says: string
}
