import { CalendarDays, Phone } from 'lucide-react'

import { groupPhone, phoneHref } from '@/domain/lead/phone'
import type { CountryCode } from '@/domain/place/country'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'

/** Who answers questions about a home. */
export interface ListingContact {
  name: string
  phone: string | null
  email: string | null
}

export interface ListingContactProps {
  contact: ListingContact
  /** Decides which country a number without a code is dialled in. */
  country: CountryCode
  reference: string
  locale: Locale
}

/** Beside the facts on a desktop, where it stays in view. */
export function ContactCard(props: ListingContactProps) {
  const { contact, reference, locale } = props
  const t = translator(locale)
  return (
    <section
      aria-labelledby="contact-card"
      className="bg-sheet border-line rounded border p-6 lg:sticky lg:top-24 print:border-0 print:p-0"
    >
      <h2 id="contact-card" className="text-xl">
        {t('section.agent')}
      </h2>
      <p className="mt-3 text-lg font-medium">{contact.name}</p>
      <p className="text-ink-soft figures">{t('listing.reference', { reference })}</p>
      <div className="mt-5 grid gap-3 print:hidden">
        <ContactLinks {...props} />
      </div>
      {contact.phone && <p className="hidden print:block">{groupPhone(contact.phone)}</p>}
    </section>
  )
}

/** On a phone, at the thumb's edge. */
export function ContactBar(props: ListingContactProps) {
  return (
    <div
      data-bottom-bar
      className="bg-paper border-line fixed inset-x-0 bottom-0 z-20 flex gap-3 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow md:hidden print:hidden"
    >
      <ContactLinks {...props} isShort />
    </div>
  )
}

function ContactLinks({
  contact,
  country,
  reference,
  locale,
  isShort = false,
}: ListingContactProps & { isShort?: boolean }) {
  const t = translator(locale)
  const dialled = contact.phone && phoneHref(contact.phone, country)
  const subject = encodeURIComponent(`${t('form.request_visit')}: ${reference}`)
  return (
    <>
      {contact.email && (
        <ButtonLink href={`mailto:${contact.email}?subject=${subject}`} className="max-md:order-last">
          <CalendarDays aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          {t(isShort ? 'listing.visit' : 'form.request_visit')}
        </ButtonLink>
      )}
      {dialled && contact.phone && (
        <ButtonLink look="outlined" href={dialled} className="figures">
          <Phone aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          {isShort ? t('listing.call') : groupPhone(contact.phone)}
          {!isShort && <span className="sr-only"> ({t('form.call_us')})</span>}
        </ButtonLink>
      )}
    </>
  )
}
