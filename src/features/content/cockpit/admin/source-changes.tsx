import type { Language } from '@/domain/language'
import { type WordChange, wordChanges } from '@/domain/text/word-changes'

import { besideText as text } from './cockpit-words'

/** What became of a text of the source since it was translated; nothing where it still says the same. */
export function SourceChanges({
  before,
  after,
  language,
}: {
  before: string | undefined
  after: string
  language: Language
}) {
  if (before === undefined || before === after) return null
  return (
    <details className="beside-changes" open>
      <summary lang={language}>{text.changedSince[language]}</summary>
      <p className="beside-words">
        {wordChanges(before, after).map((change, index) => (
          <Change key={index} change={change} language={language} />
        ))}
      </p>
    </details>
  )
}

function Change({ change: { kind, text: own }, language }: { change: WordChange; language: Language }) {
  if (kind === 'same') return own
  const Element = kind === 'removed' ? 'del' : 'ins'
  return (
    <Element>
      <span className="board-hidden" lang={language}>
        {`${text[kind][language]} `}
      </span>
      {own}
    </Element>
  )
}
