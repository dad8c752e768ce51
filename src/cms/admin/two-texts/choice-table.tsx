'use client'

import { getTranslation } from '@payloadcms/translations'
import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'

import { labelled } from '@/i18n/labelled'
import { knownLocale } from '@/i18n/locales'

import { changedWords } from './changed-words'
import { ChosenValue } from './chosen-value'
import type { Difference, Side } from './differences'
import type { twoTextsWords } from './two-texts-words'

export type Chosen = Side | 'both'

interface ChoiceTableProps {
  found: readonly Difference[]
  chosen: ReadonlyMap<string, Chosen>
  choose: (difference: Difference, side: Chosen) => void
  text: ReturnType<typeof twoTextsWords>
}

/** Where two texts differ, and which of them is kept. */
export function ChoiceTable({ found, chosen, choose, text }: ChoiceTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.mine}</th>
          <th scope="col">{text.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {found.map((difference) => (
          <Choice
            key={`${difference.kind} ${difference.key}`}
            difference={difference}
            side={chosen.get(difference.key) ?? 'mine'}
            onChoose={(side) => choose(difference, side)}
            text={text}
          />
        ))}
      </tbody>
    </table>
  )
}

interface ChoiceProps {
  difference: Difference
  side: Chosen
  onChoose: (side: Chosen) => void
  text: ReturnType<typeof twoTextsWords>
}

function Choice({ difference, side, onChoose, text }: ChoiceProps) {
  const { i18n } = useTranslation()
  const { key, kind, labels } = difference
  const names = labels.map((part) => getTranslation(part as string, i18n))
  const label = [...names, ...(kind === 'order' ? [text.order] : [])].join(' › ')
  const radio = (which: Chosen, name: string, shown: ReactNode) => (
    <label>
      <input
        type="radio"
        name={`two-texts-${kind}-${key}`}
        aria-label={labelled(label, name, knownLocale(i18n.language))}
        checked={side === which}
        onChange={() => onChoose(which)}
      />
      <span>{shown}</span>
    </label>
  )
  const texts = { mine: difference.mine, theirs: difference.theirs }
  const valueOf = (which: Side) =>
    difference.kind === 'field' && difference.field ? (
      <ChosenValue field={difference.field} value={difference.values[which]} />
    ) : (
      <Words
        text={texts[which]}
        other={texts[which === 'mine' ? 'theirs' : 'mine']}
        none={kind === 'row' ? text.absent : '—'}
      />
    )
  const cell = (which: Side, name: string) => <td data-whose={name}>{radio(which, name, valueOf(which))}</td>
  const hasBoth = difference.kind === 'field' && difference.values.both !== undefined
  return (
    <>
      <tr>
        <th scope="row" rowSpan={hasBoth ? 2 : undefined}>
          {label}
        </th>
        {cell('mine', text.mine)}
        {cell('theirs', text.theirs)}
      </tr>
      {hasBoth && (
        <tr className="two-texts__both">
          <td colSpan={2}>{radio('both', text.both, text.both)}</td>
        </tr>
      )}
    </>
  )
}

/** What the other text does not have is marked. */
function Words({ text, other, none }: { text: string; other: string; none: string }) {
  if (!text) return none
  return changedWords(text, other).map((part, index) =>
    // Parts have no names of their own, and stay where they are.
    part.isChanged ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
