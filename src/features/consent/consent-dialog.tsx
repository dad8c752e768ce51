import { Check } from 'lucide-react'

import { dialogVersion, type Purpose, purposes } from '@/domain/consent/purposes'
import { longestDays } from '@/domain/consent/tag-cookies'
import { companiesOf, configuredTags, tagsFor, type TagIds, type TagKind } from '@/domain/consent/tags'
import { consentPath } from '@/i18n/paths/consent-path'
import { listText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'
import { behaviour } from '@/ui/island/behaviour'
import { Button } from '@/ui/button'
import { SkylineAgain } from '@/ui/drawing/skyline'
import { consentDialogId, streetId } from '@/ui/shell/consent-dialog-id'

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
      className="bg-paper text-ink shadow-float backdrop:bg-ink/32 fixed inset-x-0 top-auto bottom-0 z-40 m-0 max-h-dvh w-full max-w-none overflow-y-auto overscroll-contain transition-opacity md:right-8 md:bottom-8 md:left-auto md:max-h-[calc(100dvh-4rem)] md:w-[44rem] starting:open:opacity-0 print:hidden"
      {...behaviour<ConsentOptions>('consent', options)}
    >
      <div data-view="simple">
        <SkylineAgain
          of={streetId}
          className="text-edge mt-6 h-[max(3.5rem,12vw)] w-full md:mt-7 md:h-22 [@media(max-height:30rem)]:hidden"
        />
      </div>
      <div className="p-5 pb-0 md:px-9 md:pt-7">
        {/* Begins with its title: no answer is nearer than another. */}
        <h2 id="consent-title" tabIndex={-1} autoFocus className="text-2xl outline-none">
          {t('consent.title')}
        </h2>
        <p id="consent-text" data-view="simple" className="mt-3">
          {t('consent.intro', { agency: agencyName })}{' '}
          {asked.length > 0 && t('consent.receivers', { companies: namesOf(asked, locale) })}{' '}
          {policyHref && (
            <a href={policyHref} className="underline">
              {t('consent.policy')}
            </a>
          )}
        </p>
        <div role="group" aria-label={t('consent.purposes')} data-view="detailed" hidden className="mt-4">
          {purposes.map((purpose) => (
            <Choice key={purpose} purpose={purpose} t={t} who={whoOf(purpose, asked, locale)} />
          ))}
        </div>
      </div>
      <div className="bg-paper bottom-0 grid gap-3 p-5 md:px-9 md:pb-7 [@media(min-width:40rem)]:grid-cols-3 [@media(min-width:40rem),(min-height:40rem)]:sticky">
        <Answer value="save" words={t('consent.save_choice')} view="detailed" />
        <Answer value="decline" words={t('consent.decline')} />
        <Answer value="agree" words={t('consent.agree_all')} />
        <Answer value="change" words={t('consent.change_settings')} view="simple" />
      </div>
    </dialog>
  )
}

const namesOf = (kinds: readonly TagKind[], locale: Locale) =>
  listText(companiesOf(kinds), intlLocale[locale])

/** Who gets something for a purpose, and how long what they keep in the browser stays; absent where nobody does. */
function whoOf(purpose: Purpose, asked: readonly TagKind[], locale: Locale): string | undefined {
  if (purpose === 'necessary') return undefined
  const kinds = tagsFor(purpose, asked)
  const days = longestDays(purpose, kinds)
  return days === null
    ? undefined
    : translator(locale)('consent.who', { companies: namesOf(kinds, locale), days })
}

/** A row: what for on the left, the box on the right, in words too. All of it can be pressed. */
function Choice({ purpose, t, who }: { purpose: Purpose; t: Translate; who: string | undefined }) {
  const isNecessary = purpose === 'necessary'
  const id = `consent-${purpose}`
  return (
    <label className="border-line flex cursor-pointer items-center justify-between gap-4 border-t py-2.5">
      <span className="min-w-0">
        <span id={id} className="block font-medium">
          {t(`consent.${purpose}`)}
        </span>
        <span id={`${id}-text`} className="text-ink-soft block text-sm">
          {t(`consent.${purpose}_text`)} {who}
        </span>
      </span>
      <span className="relative flex shrink-0 flex-row-reverse items-center gap-3">
        <input
          type="checkbox"
          name="consent"
          value={purpose}
          aria-labelledby={id}
          aria-describedby={`${id}-text`}
          className="peer tick-box checked:border-ink checked:bg-ink"
          {...(isNecessary && { defaultChecked: true, disabled: true })}
        />
        <Check aria-hidden strokeWidth={2.5} className="tick-mark right-1 left-auto" />
        <span aria-hidden className="text-ink-soft hidden text-sm peer-checked:inline">
          {t(isNecessary ? 'consent.always_on' : 'consent.on')}
        </span>
        {!isNecessary && (
          <span aria-hidden className="text-ink-soft text-sm peer-checked:hidden">
            {t('consent.off')}
          </span>
        )}
      </span>
    </label>
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
    <Button look="outlined" value={value} className="border-ink bg-sheet px-2" {...shownIn}>
      {words}
    </Button>
  )
}
