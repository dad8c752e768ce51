import { boardFormat } from '@/cms/admin/board-format'
import type { Language } from '@/domain/language'

import { percentOf } from '../insight-table'
import { columnWords } from '../insight-words'
import type { ComparedDays, DayFigures } from '../read/read-days'
import { insightText as text } from './board-words'

type Figure = Exclude<keyof DayFigures, 'day'>

/** What the eye sees first: four numbers, each with the one before it. */
export function InsightFigures({ days, language }: { days: ComparedDays; language: Language }) {
  const { number } = boardFormat(language)
  const sum = (which: keyof ComparedDays, figure: Figure) =>
    days[which].reduce((total, day) => total + day[figure], 0)
  const amount = (which: keyof ComparedDays, figure: Figure) => number(sum(which, figure))
  const emptyShare = (which: keyof ComparedDays) => {
    const percent = percentOf(sum(which, 'emptySearches'), sum(which, 'searches'))
    return percent === null ? '–' : `${number(percent)} %`
  }
  const figures = [
    { name: columnWords.views[language], now: amount('now', 'views'), before: amount('before', 'views') },
    {
      name: columnWords.searches[language],
      now: amount('now', 'searches'),
      before: amount('before', 'searches'),
    },
    { name: text.emptyShare[language], now: emptyShare('now'), before: emptyShare('before') },
    { name: columnWords.leads[language], now: amount('now', 'leads'), before: amount('before', 'leads') },
  ]
  return (
    <section aria-label={text.figures[language]}>
      <dl className="insight-figures">
        {figures.map(({ name, now, before }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="insight-big">{now}</dd>
            <dd className="board-quiet">{text.was[language].replace('{n}', before)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
