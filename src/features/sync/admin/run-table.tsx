import { boardFormat, durationText } from '@/cms/admin/board-format'
import { BoardTable, Mark } from '@/cms/admin/board-parts'
import type { Language } from '@/domain/language'

import type { SyncRun } from '../sync-run'
import { kindWords, stateWords, syncText as text } from './sync-words'

const counts = ['seen', 'changed', 'unchanged', 'gone', 'refused'] as const

export function RunTable({
  runs,
  isUnderWay,
  language,
}: {
  runs: SyncRun[]
  isUnderWay: boolean
  language: Language
}) {
  return (
    <section>
      <h2>{text.runs[language]}</h2>
      <BoardTable title={text.runs[language]}>
        <thead>
          <tr>
            <th scope="col">{text.started[language]}</th>
            <th scope="col">{text.kind[language]}</th>
            <th scope="col">{text.state[language]}</th>
            <th scope="col" className="board-number">
              {text.duration[language]}
            </th>
            {counts.map((name) => (
              <th key={name} scope="col" className="board-number">
                {text[name][language]}
              </th>
            ))}
            <th scope="col">{text.remark[language]}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <RunRow key={run.id} run={run} isUnderWay={isUnderWay} language={language} />
          ))}
        </tbody>
      </BoardTable>
    </section>
  )
}

function RunRow({ run, isUnderWay, language }: { run: SyncRun; isUnderWay: boolean; language: Language }) {
  const format = boardFormat(language)
  // Nobody holds the lock: its worker was killed, and the next run goes on with it.
  const state = run.state === 'running' && !isUnderWay ? 'interrupted' : run.state
  const { tone, text: word } = stateWords[state]
  return (
    <tr>
      <td className="board-moment">
        <time dateTime={run.startedAt.toISOString()}>{format.moment(run.startedAt)}</time>
      </td>
      <td>{kindWords[run.kind][language]}</td>
      <td>
        <Mark tone={tone}>{word[language]}</Mark>
      </td>
      <td className="board-number">{state === 'interrupted' ? '–' : durationText(run.seconds)}</td>
      {counts.map((name) => (
        <td key={name} className="board-number">
          {format.number(run[name])}
        </td>
      ))}
      <td className="board-words">{run.reason}</td>
    </tr>
  )
}
