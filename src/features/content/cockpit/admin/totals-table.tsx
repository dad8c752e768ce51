import { languageNames } from '@/cms/language-names'
import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import type { Language } from '@/domain/language'

import { filterHref } from '../cockpit-paths'
import { languageStates } from '../language-states'
import type { CockpitFilters, LanguageTotal } from '../list-language-states'
import { cockpitText as text, stateWords } from './cockpit-words'

/** How many records stand how in which language; every figure leads to them. */
export function TotalsTable({
  totals,
  shown,
  filters,
  language,
}: {
  totals: LanguageTotal[]
  shown: readonly Language[]
  filters: CockpitFilters
  language: Language
}) {
  const { number } = boardFormat(language)
  const countOf = (code: Language, state: string) =>
    totals.find((total) => total.language === code && total.state === state)?.count ?? 0
  return (
    <div className="board-scroll cockpit-totals">
      <table className="board-table">
        <caption>{text.totals[language]}</caption>
        <thead>
          <tr>
            <th scope="col">{text.language[language]}</th>
            {languageStates.map((state) => (
              <th key={state} scope="col" className="board-number">
                <Mark tone={stateWords[state].tone}>{stateWords[state].text[language]}</Mark>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((code) => (
            <tr key={code}>
              <th scope="row">{languageNames[code][language]}</th>
              {languageStates.map((state) => {
                const count = countOf(code, state)
                return (
                  <td key={state} className="board-number">
                    {count === 0 ? (
                      <span className="board-quiet">0</span>
                    ) : (
                      <a href={filterHref(filters, { state, language: code })}>{number(count)}</a>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
