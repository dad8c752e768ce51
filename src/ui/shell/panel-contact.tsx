import { groupPhone, phoneHref } from '@/domain/lead/phone'
import type { Agency } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

/** How to reach the agency, at the foot of an open menu. */
export function PanelContact({ agency, locale }: { agency: Agency; locale: Locale }) {
  const t = translator(locale)
  const phone = groupPhone(agency.phone)
  return (
    <address className="text-ink-soft not-italic">
      <p>
        {agency.street}, {agency.place}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <a
          href={phoneHref(agency.phone) ?? undefined}
          className="figures inline-flex min-h-11 items-center"
          aria-label={t('footer.phone', { phone })}
        >
          {phone}
        </a>
        <a href={`mailto:${agency.email}`} className="inline-flex min-h-11 items-center">
          {agency.email}
        </a>
      </p>
    </address>
  )
}
