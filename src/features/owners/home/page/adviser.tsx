import { Mail, Phone } from 'lucide-react'

import { groupPhone, phoneHref } from '@/domain/lead/phone'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { Agency } from '@/domain/site/site'
import type { ListingContact } from '@/features/listings/page/listing-contact'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'
import { Portrait } from '@/ui/card/portrait'

export interface AdviserProps {
  /** Who answers for the home; without one the agency itself. */
  agent: ListingContact | null
  agency: Pick<Agency, 'name' | 'phone' | 'email'>
  hosts: PictureHosts
  locale: Locale
}

/** Who looks after the home, a touch away. */
export function Adviser({ agent, agency, hosts, locale }: AdviserProps) {
  const t = translator(locale)
  const phone = agent?.phone ?? agency.phone
  const email = agent?.email ?? agency.email
  const dialled = phoneHref(phone)
  const name = agent?.name ?? agency.name
  return (
    <section aria-labelledby="portal-adviser">
      <h2 id="portal-adviser" className="sr-only">
        {t('section.agent')}
      </h2>
      <div className="flex items-center gap-4">
        {agent?.href && <Portrait picture={agent.picture} size="small" hosts={hosts} />}
        <div className="min-w-0">
          <p className="font-serif text-xl leading-snug">
            {agent?.href ? (
              <a href={agent.href} className="text-ink hover:text-brick no-underline hover:underline">
                {name}
              </a>
            ) : (
              name
            )}
          </p>
          <p className="text-ink-soft text-sm">{agent?.role ?? t('section.agent')}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {dialled && (
          <ButtonLink href={dialled} look="outlined" className="figures max-md:grow">
            <Phone aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
            <span className="sr-only">{t('form.call_us')} </span>
            {groupPhone(phone)}
          </ButtonLink>
        )}
        {email && (
          <ButtonLink href={`mailto:${email}`} look="outlined" className="max-md:grow">
            <Mail aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
            {t('portal.mail')}
            <span className="sr-only print:not-sr-only">{email}</span>
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
