'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'

import '@/cms/admin/boards.css'
import { isTooHeavy, tooLarge } from '@/cms/upload-limit'
import { knownLocale } from '@/i18n/locales'

/** Says at once that a chosen file is too large: nobody waits for an upload that is refused. */
export function ChosenFile() {
  const file = useFormFields(([fields]) => fields.file?.value)
  const { i18n } = useTranslation()
  if (!(file instanceof File) || !isTooHeavy(file)) return null
  return (
    <p className="board-notice board-notice--attention" role="alert">
      {tooLarge[knownLocale(i18n.language)]}
    </p>
  )
}
