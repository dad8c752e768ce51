import { dialogVersion, type Purpose, purposes } from '@/domain/consent/purposes'
import { companiesOf, configuredTags, type TagIds } from '@/domain/consent/tags'
import { consentPath } from '@/i18n/paths/consent-path'
import { listText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'
import { behaviour } from '@/ui/island/behaviour'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/form/checkbox'
import { consentDialogId } from '@/ui/shell/consent-button'

import type { ConsentOptions } from './consent.client'

export interface ConsentDialogProps {
  locale: Locale
  agencyName: string
  /** All that the agency has, so that visitors know who gets their data. */
  tags: TagIds
  /** Whether they may load on this page, once they are allowed. */
  hasTags: boolean
  policyHref?: string | undefined
}

/** The three answers weigh the same: one look, one size, one row. Closed until its script opens it. */
export function ConsentDialog({ locale, agencyName, tags, hasTags, policyHref }: ConsentDialogProps) {
  const t = translator(locale)
  const asked = configuredTags(tags)
  const options: ConsentOptions = {
    version: dialogVersion,
    asked,
    tags: hasTags ? tags : {},
    proofHref: consentPath(locale),
  }
  return (
    <dialog
      id={consentDialogId}
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      className="bg-sheet text-ink shadow-float backdrop:bg-ink/60 fixed inset-x-0 top-auto bottom-0 z-40 mx-auto max-h-dvh w-full max-w-3xl overflow-y-auto overscroll-contain p-5 md:bottom-8 md:p-8 print:hidden"
      {...behaviour<ConsentOptions>('consent', options)}
    >
      {/* Begins with its title: no answer is nearer than another. */}
      <h2 id="consent-title" tabIndex={-1} autoFocus className="text-2xl outline-none">
        {t('consent.title')}
      </h2>
      <p id="consent-text" className="mt-3">
        {t('consent.intro', { agency: agencyName })}{' '}
        {asked.length > 0 &&
          t('consent.receivers', { companies: listText(companiesOf(asked), intlLocale[locale]) })}{' '}
        {policyHref && (
          <a href={policyHref} className="underline">
            {t('consent.policy')}
          </a>
        )}
      </p>
      <div role="group" aria-label={t('consent.purposes')} data-view="detailed" hidden className="mt-4">
        {purposes.map((purpose) => (
          <Choice key={purpose} purpose={purpose} t={t} />
        ))}
      </div>
      <div className="mt-5 grid gap-3 md:grid-cols-3">
        <Answer value="agree" words={t('consent.agree_all')} />
        <Answer value="decline" words={t('consent.decline')} />
        <Answer value="change" words={t('consent.change_settings')} view="simple" />
        <Answer value="save" words={t('consent.save_choice')} view="detailed" />
      </div>
    </dialog>
  )
}

function Choice({ purpose, t }: { purpose: Purpose; t: Translate }) {
  const isNecessary = purpose === 'necessary'
  return (
    <Checkbox
      id={`consent-${purpose}`}
      name="consent"
      value={purpose}
      label={t(`consent.${purpose}`)}
      help={t(`consent.${purpose}_text`)}
      {...(isNecessary && { defaultChecked: true, disabled: true })}
    />
  )
}

interface AnswerProps {
  value: string
  words: string
  view?: 'simple' | 'detailed'
}

function Answer({ value, words, view }: AnswerProps) {
  const shownIn = view && { 'data-view': view, hidden: view === 'detailed' }
  return (
    <Button look="outlined" value={value} {...shownIn}>
      {words}
    </Button>
  )
}
