import { timeZone } from '@/domain/time-zone'
import { bareTime, timeText } from '@/i18n/clock'
import { dateText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { FieldError, FieldMark, type FieldText } from '@/ui/form/field-frame'

import type { OfferedSlot } from '../form-options'

interface SlotChoiceProps extends FieldText {
  slots: readonly OfferedSlot[]
  chosen: string
  locale: Locale
  /** Stands beside a moment that is taken: "volzet". */
  fullText: string
  /** Where one asks for another moment. */
  other?: { href: string; text: string } | undefined
}

/** Free moments, day by day; one that is taken is greyed, not hidden. */
export function SlotChoice({ slots, chosen, locale, fullText, other, ...text }: SlotChoiceProps) {
  const { id, name, label, error, isRequired } = text
  const target = id ?? name
  const t = translator(locale)
  const dayOf = (moment: string) =>
    dateText(new Date(moment), intlLocale[locale], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone,
    })
  const days = Map.groupBy(slots, ({ startsAt }) => dayOf(startsAt))
  const { lost, next } = afterLost(slots, chosen)
  const first = next ?? slots.find(({ isFull }) => !isFull)
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${target}-error` : undefined}>
      <legend className="mb-2 font-medium">
        {label}
        <FieldMark {...text} />
      </legend>
      {next && (
        <p className="mb-3">
          {t('form.slot_next', {
            date: dayOf(next.startsAt),
            time: timeText(new Date(next.startsAt), locale),
          })}
        </p>
      )}
      <div className="border-line grid border-t">
        {[...days].map(([date, ofDay]) => (
          <div
            key={date}
            role="group"
            aria-label={date}
            className="border-line grid items-start gap-x-6 gap-y-2 border-b py-3 md:grid-cols-[14rem_1fr]"
          >
            <p aria-hidden="true" className="py-2.5 first-letter:uppercase">
              {date}
            </p>
            <div className="flex flex-wrap gap-2">
              {ofDay.map(({ value, startsAt, isFull }) => (
                <label
                  key={value}
                  className={`figures ${error || value === next?.value ? 'border-brick' : 'border-edge'} ${value === lost?.value ? 'border-dashed' : ''} bg-sheet hover:border-ink has-checked:border-bluestone has-checked:bg-bluestone has-checked:text-paper has-focus-visible:outline-brick has-disabled:bg-mist has-disabled:border-line has-disabled:text-ink-soft relative flex min-h-11 items-center rounded border px-4 leading-tight transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 forced-colors:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]`}
                >
                  <input
                    type="radio"
                    id={value === first?.value ? target : `${target}-${value}`}
                    name={name}
                    value={value}
                    defaultChecked={value === chosen && !isFull}
                    disabled={isFull}
                    required={isRequired}
                    className="absolute inset-0 appearance-none opacity-0"
                  />
                  {bareTime(new Date(startsAt), locale)}
                  {isFull && (
                    <span className="ml-2 text-sm">
                      {value === lost?.value ? t('form.slot_lost') : fullText}
                    </span>
                  )}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
      {other && (
        <a href={other.href} className="mt-2 inline-flex min-h-11 items-center">
          {other.text}
        </a>
      )}
      {error && (
        <div className="mt-2">
          <FieldError id={`${target}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

/** Somebody else was quicker: the moment that was chosen, and the next one that is free. */
function afterLost(slots: readonly OfferedSlot[], chosen: string) {
  const lost = slots.find(({ value, isFull }) => value === chosen && isFull)
  if (!lost) return {}
  const free = slots.filter(({ isFull }) => !isFull)
  return { lost, next: free.find(({ startsAt }) => startsAt > lost.startsAt) ?? free[0] }
}
