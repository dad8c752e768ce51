import { formPath } from '@/i18n/paths/form-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Button } from '@/ui/button'
import { Field } from '@/ui/form/field'

import { FormTrap } from '../form/view/form-traps'

interface KeepFavouritesBoxProps {
  locale: Locale
  /** `12,34`; empty on the page of a browser, whose script fills it in. */
  homes: string
  privacyHref?: string
}

/** One field under favourites: they are then kept behind a mailed link, for any browser. */
export function KeepFavouritesBox({ locale, homes, privacyHref }: KeepFavouritesBoxProps) {
  const t = translator(locale)
  return (
    <section aria-labelledby="keep-favourites" className="border-line mt-12 border-t pt-6 print:hidden">
      <h2 id="keep-favourites" className="text-xl">
        {t('kept_list.box_title')}
      </h2>
      <p className="measure mt-2">{t('kept_list.box_text')}</p>
      <form
        method="post"
        action={formPath(locale, 'favourites')}
        className="relative mt-4 flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="homes" defaultValue={homes} data-kept-homes={homes === '' || undefined} />
        <div className="w-full md:w-80">
          <Field
            id="favourites-email"
            name="email"
            type="email"
            label={t('person.email')}
            isRequired
            autoComplete="email"
            maxLength={254}
          />
        </div>
        <FormTrap kind="favourites" label={t('form.honeypot_label')} />
        <Button type="submit" className="min-h-12">
          {t('kept_list.submit')}
        </Button>
      </form>
      <p className="text-ink-soft measure mt-4 text-sm">
        {t.rich('person.privacy_notice', {
          link: (words) => (privacyHref ? <a href={privacyHref}>{words}</a> : words),
        })}
      </p>
    </section>
  )
}
