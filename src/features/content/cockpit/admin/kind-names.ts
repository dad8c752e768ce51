import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

/** A collection in the plural, or a setting by its name, in the editor's language. */
export function kindName({ payload, i18n }: PayloadRequest, kind: string): string {
  const { collections, globals } = payload.config
  const label =
    collections.find(({ slug }) => slug === kind)?.labels.plural ??
    globals.find(({ slug }) => slug === kind)?.label
  return label ? getTranslation(label, i18n) : kind
}
