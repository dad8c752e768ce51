import { formOf } from '@/domain/lead/form/forms'
import { depositPercent } from '@/domain/lead/forms/offer'
import type { LeadKind } from '@/domain/lead/lead-kind'
import { percentageText } from '@/domain/percentage'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Button } from '@/ui/button'

import { wordsIn } from '../form-words'

interface FormClosingProps {
  kind: LeadKind
  locale: Locale
  privacyHref?: string
  step: number
  steps: number
}

/** What one must know before sending, and the buttons; the first of them is what Enter does. */
export function FormClosing({ kind, locale, privacyHref, step, steps }: FormClosingProps) {
  const word = wordsIn(locale)
  const { notices = [], submit } = formOf(kind)
  const isLast = step === steps - 1
  const percent = percentageText(depositPercent, locale)
  return (
    <>
      {isLast && notices.length > 0 && (
        <div className="border-bluestone bg-sand measure grid gap-2 border-l-2 px-5 py-4">
          {notices.map((key) => (
            <p key={key}>{word(key, { percent })}</p>
          ))}
        </div>
      )}
      {isLast && (
        <p className="text-ink-soft measure text-sm">
          {translator(locale).rich('person.privacy_notice', {
            link: (words) => (privacyHref ? <a href={privacyHref}>{words}</a> : words),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-3" data-actions>
        {isLast ? (
          <Button type="submit">{word(submit)}</Button>
        ) : (
          <Button type="submit" name="go" value="next">
            {word('common.next_step')}
          </Button>
        )}
        {step > 0 && (
          <Button type="submit" look="quiet" name="go" value="previous">
            {word('common.previous_step')}
          </Button>
        )}
      </div>
    </>
  )
}
