import { alertAnchor } from '@/domain/search/alert-anchor'
import { searchText } from '@/domain/search/search-text'
import type { SearchCriteria } from '@/domain/search/criteria'
import { formPath } from '@/i18n/paths/form-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Button } from '@/ui/button'
import { Field } from '@/ui/form/field'

import { FormTrap } from '../form/view/form-traps'

interface ListDemandBoxProps {
  locale: Locale
  criteria: SearchCriteria
  privacyHref?: string
}

/** One field under a list: whoever fills it in is notified of the homes that come into this list. */
export function ListDemandBox({ locale, criteria, privacyHref }: ListDemandBoxProps) {
  const t = translator(locale)
  return (
    <section aria-labelledby={alertAnchor} className="border-line mt-12 border-t pt-6 print:hidden">
      <h2 id={alertAnchor} className="text-xl">
        {t('list_demand.title')}
      </h2>
      <p className="measure mt-2">{t('list_demand.text')}</p>
      <form
        method="post"
        action={formPath(locale, 'list-demand')}
        className="relative mt-4 flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="search" value={searchText(criteria)} />
        <div className="w-full md:w-80">
          <Field
            id="list-demand-email"
            name="email"
            type="email"
            label={t('person.email')}
            isRequired
            autoComplete="email"
            maxLength={254}
          />
        </div>
        <FormTrap kind="list-demand" label={t('form.honeypot_label')} />
        <Button type="submit" className="min-h-12">
          {t('list_demand.submit')}
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
