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

/** The title of a record as editors read it: one that is a choice from a list by its words. */
export function titleText({ payload, i18n }: PayloadRequest, kind: string, title: string): string {
  const config = payload.config.collections.find(({ slug }) => slug === kind)
  const field = config?.flattenedFields.find(({ name }) => name === config.admin.useAsTitle)
  if (field?.type !== 'select') return title
  const chosen = field.options.find((option) => typeof option !== 'string' && option.value === title)
  return typeof chosen === 'object' ? String(getTranslation(chosen.label, i18n)) : title
}
