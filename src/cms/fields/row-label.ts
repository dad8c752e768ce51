import type { ArrayField, Block } from 'payload'

import type { words } from '../words'

type Words = ReturnType<typeof words>

const path = '@/cms/admin/row-label#RowLabel'

/** Tells rows of an array apart, by the first of these fields that holds something. */
export function rowLabel(kind: Words, names: readonly string[]): NonNullable<ArrayField['admin']> {
  return { components: { RowLabel: { path, clientProps: { kind, names } } } }
}

/** The same for a block among blocks, in the place of a name that would be typed for editors alone. */
export function blockLabel(kind: Words, names: readonly string[]): NonNullable<Block['admin']> {
  return { disableBlockName: true, components: { Label: { path, clientProps: { kind, names } } } }
}
