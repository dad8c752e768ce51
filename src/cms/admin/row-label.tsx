'use client'
import { getTranslation } from '@payloadcms/translations'
import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui'

import type { words } from '../words'
import { rowText } from './row-text'
import type { Values } from './two-texts/shown-values'

interface RowLabelProps {
  kind: ReturnType<typeof words>
  names: readonly string[]
  /** Where no field of its own says it. */
  told?: string
}

/** A row by its number, its kind and what it holds, so that a closed row need not be opened to be known. */
export function RowLabel({ kind, names, told = '' }: RowLabelProps) {
  const { data, rowNumber = 0 } = useRowLabel<Values>()
  const { i18n } = useTranslation()
  const shown = told || rowText(data, names)
  return (
    <span className="row-label row-told">
      <span>{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {getTranslation(kind, i18n)}
      </Pill>
      {shown && <strong>{shown}</strong>}
    </span>
  )
}
