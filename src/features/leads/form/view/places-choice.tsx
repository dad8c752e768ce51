import { RegionPicker } from '@/features/listings/regions/region-picker'
import { type RegionChoice, treeHtml } from '@/features/listings/regions/tree-html'
import type { Locale } from '@/i18n/locales'
import { FieldError, FieldMark, type FieldText } from '@/ui/form/field-frame'

interface PlacesChoiceProps extends FieldText {
  chosen: RegionChoice
  locale: Locale
}

/** The boxes stand in the page itself: they are what the form asks, and work without scripts. */
export function PlacesChoice({ chosen, locale, ...text }: PlacesChoiceProps) {
  const { id, name, label, error } = text
  const target = id ?? name
  return (
    <div
      id={target}
      role="group"
      aria-label={label}
      aria-describedby={error ? `${target}-error` : undefined}
      tabIndex={-1}
      className="min-w-0 [&_legend]:sr-only"
    >
      <p aria-hidden="true" className="mb-2 font-medium">
        {label}
        <FieldMark {...text} />
      </p>
      {error && (
        <div className="mb-2">
          <FieldError id={`${target}-error`}>{error}</FieldError>
        </div>
      )}
      <RegionPicker
        isRequired
        locale={locale}
        chosen={chosen}
        html={treeHtml({ locale, chosen, counts: {} })}
      />
    </div>
  )
}
