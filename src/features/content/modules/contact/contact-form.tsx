import type { LeadKind } from '@/domain/lead/lead-kind'
import type { OfferedChoice } from '@/features/leads/form/form-options'
import { FormView } from '@/features/leads/form/view/form-view'
import { formPath } from '@/i18n/paths/form-paths'
import type { Locale } from '@/i18n/locales'

/** What the forms on a page ask and name, besides their own data. */
export interface ContactFormNeeds {
  categories: OfferedChoice[]
  privacyHref?: string
  /** The agency does not have these in this language. */
  kindsOff?: LeadKind[]
}

/** By the name editors choose them by: that of the page of thanks, where it has one of its own. */
const kinds: Record<string, LeadKind> = {
  'site-contact': 'contact',
  'contact-demand': 'valuation',
  'demand-register': 'demand',
  'site-contact-small': 'contact-small',
  'sign-newsletter': 'newsletter',
  testimonial: 'testimonial',
  // Without a home to visit, one asks to be called.
  'contact-appointment': 'contact-small',
}

export function formKindOf(form: string): LeadKind {
  return kinds[form] ?? 'contact'
}

export function ContactForm({
  kind,
  needs,
  locale,
}: {
  kind: LeadKind
  needs: ContactFormNeeds
  locale: Locale
}) {
  const { categories, privacyHref } = needs
  return (
    <FormView
      kind={kind}
      locale={locale}
      action={formPath(locale, kind)}
      options={{ categories }}
      privacyHref={privacyHref}
    />
  )
}
