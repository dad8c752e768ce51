import type { FormField } from '@/domain/lead/form/form-field'
import type { Locale } from '@/i18n/locales'
import { controlProps, FieldFrame, type FieldText } from '@/ui/form/field-frame'

import { wordsIn } from '../form-words'

interface FileFieldProps extends FieldText {
  file: FormField['file']
  locale: Locale
}

/** A browser never fills in a file again, so a form that comes back asks for it once more. */
export function FileField({ file, locale, ...given }: FileFieldProps) {
  const help = file && wordsIn(locale)('form.file_help', { max: file.maxMegabytes })
  const text = { ...given, help }
  return (
    <FieldFrame {...text}>
      <input
        {...controlProps(text)}
        type="file"
        accept={file?.types.join(',')}
        className="border-edge bg-sheet file:text-ink hover:border-ink aria-invalid:border-brick aria-invalid:ring-brick file:border-line file:bg-mist min-h-12 w-full min-w-0 rounded border p-2 file:mr-3 file:min-h-8 file:rounded file:border file:px-3 aria-invalid:ring-1"
      />
    </FieldFrame>
  )
}
