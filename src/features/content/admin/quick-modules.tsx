'use client'

import { getTranslation } from '@payloadcms/translations'
import { Button, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

import { words } from '@/cms/words'
import { knownLocale } from '@/i18n/locales'

import { focusWhenThere } from './focus-when-there'
import './quick-modules.css'

interface QuickModulesProps {
  path: string
  /** The modules that pages are mostly made of. */
  kinds: readonly { slug: string; label: ReturnType<typeof words> }[]
  readOnly?: boolean
}

const text = {
  add: words({ nl: 'Of meteen:', fr: 'Ou directement :', en: 'Or at once:', de: 'Oder gleich:' }),
}

/** Below the modules: those that are used most, without a drawer. A new module stands open, with the cursor in its title. */
export function QuickModules({ path, kinds, readOnly = false }: QuickModulesProps) {
  const { addFieldRow, getFields } = useForm()
  const { i18n } = useTranslation()
  useOpenNewRows(path)
  if (readOnly) return null
  const add = (blockType: string) => {
    const rowIndex = getFields()[path]?.rows?.length ?? 0
    addFieldRow({ blockType, path, schemaPath: path, rowIndex })
    focusWhenThere(`field-${path}__${rowIndex}__title`)
  }
  return (
    <div className="quick-modules">
      <span>{text.add[knownLocale(i18n.language)]}</span>
      {kinds.map(({ slug, label }) => (
        <Button key={slug} buttonStyle="pill" size="small" onClick={() => add(slug)}>
          {getTranslation(label, i18n)}
        </Button>
      ))}
    </div>
  )
}

/** Payload closes each row that the server hears of for the first time, because those of a page that is opened are closed. */
function useOpenNewRows(path: string): void {
  const { dispatchFields } = useForm()
  const rows = useFormFields(([fields]) => fields[path]?.rows)
  const open = useEffectEvent(() => {
    const isNew = (row: object & { isLoading?: boolean }) => Boolean(row.isLoading) && !('collapsed' in row)
    if (!rows?.some(isNew)) return
    const updatedRows = rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ALL_ROWS_COLLAPSED', path, updatedRows })
  })
  useEffect(() => open(), [rows])
}
