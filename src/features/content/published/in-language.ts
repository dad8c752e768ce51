import { type AnyField, asRows, fieldsOfBlock, type Values } from '@/cms/hooks/rows-in'
import type { Language } from '@/domain/language'

/** A record that was read in all languages at once, as it is in one of them; what is not written there is `null`. */
export function inLanguage(fields: readonly AnyField[], values: Values, language: Language): Values {
  const own = { ...values }
  for (const field of fields) choose(field, own, language)
  return own
}

function choose(field: AnyField, own: Values, language: Language): void {
  if (field.type === 'tabs') {
    for (const tab of field.tabs) choose({ ...tab, type: 'tab' }, own, language)
    return
  }
  const name = 'name' in field && field.name ? field.name : undefined
  if (name !== undefined && 'localized' in field && field.localized) {
    own[name] = (own[name] as Values | null | undefined)?.[language] ?? null
    return
  }
  switch (field.type) {
    case 'row':
    case 'collapsible':
    case 'group':
    case 'tab':
      if (name === undefined) for (const inner of field.fields) choose(inner, own, language)
      else own[name] = inLanguage(field.fields, (own[name] as Values | null | undefined) ?? {}, language)
      return
    case 'array':
      own[field.name] = asRows(own[field.name]).map((row) => inLanguage(field.fields, row, language))
      return
    case 'blocks':
      own[field.name] = asRows(own[field.name]).map((row) =>
        inLanguage(fieldsOfBlock(field.blocks, row), row, language),
      )
  }
}
