import type { DefaultServerCellComponentProps } from 'payload'

import { type Language, languages } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import './language-status.css'
import { languageStates } from '../language-states'
import { readBoth } from '../read-both'
import { inTrash, stateWords } from './state-words'

/** In a list: what visitors read in each language. */
export async function StatesCell({
  rowData,
  collectionSlug,
  payload,
  i18n,
}: DefaultServerCellComponentProps) {
  const language = knownLocale(i18n.language)
  const row = rowData as { id: number; deletedAt?: string | null } | undefined
  // Payload also draws it where no row is read yet.
  if (!row) return null
  const { id, deletedAt } = row
  if (deletedAt) return <span>{inTrash[language]}</span>
  const collection = payload.collections[collectionSlug as 'pages'].config
  const both = await readBoth({ payload }, { collection, id })
  const written = languageStates(collection.fields, both)
  const isPublic = both.published?.isPublic as Partial<Record<Language, boolean>> | undefined
  const stateOf = (code: Language) =>
    written[code] !== 'draft' && isPublic?.[code] === false ? 'hidden' : written[code]
  return (
    <span className="language-status">
      <ul>
        {languages.map((code) => (
          <li key={code} data-state={stateOf(code)} title={stateWords[stateOf(code)][language]}>
            {code.toUpperCase()} <span>{stateWords[stateOf(code)][language]}</span>
          </li>
        ))}
      </ul>
    </span>
  )
}
