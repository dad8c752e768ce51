import type { RowLanguage } from '../rows/row-context'
import { languageOf } from '../world/language'
import type { Parameters } from './parameters'

/** Dutch unless asked otherwise; descriptions may have a language of their own. */
export function rowLanguage(parameters: Parameters): RowLanguage {
  const languageId = parameters.number('LanguageId') ?? 1
  const descriptionId = parameters.number('DescriptionLanguageId') ?? languageId
  return {
    language: languageOf(languageId),
    descriptionLanguage: languageOf(descriptionId),
    keepsFonts: parameters.flag('IsRemovedFontFamily') !== true,
  }
}
