import { CalendarDays, Mail, MessageCircle, Phone } from 'lucide-react'

import { formOf } from '@/domain/lead/form/forms'
import type { LeadKind } from '@/domain/lead/lead-kind'
import { groupPhone, phoneHref } from '@/domain/lead/phone'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { CountryCode } from '@/domain/place/country'
import type { SitePicture } from '@/domain/site/site'
import { formPath } from '@/i18n/paths/form-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { type PriceParts, priceLine } from '@/i18n/price-text'
import { spokenLanguages } from '@/i18n/spoken-languages'
import { ButtonLink } from '@/ui/button'
import { BottomBar, EndBar } from '@/ui/card/bottom-bar'
import { Portrait } from '@/ui/card/portrait'
import { PriceTag } from '@/ui/card/price-tag'

/** Who answers questions about a home. */
export interface ListingContact {
  name: string
  phone: string | null
  email: string | null
  /** Their own page, of a member of the team. */
  href?: string
  /** As editors tell of them. */
  role?: string
  languages?: string[]
  picture?: SitePicture | null
}

export interface ListingContactProps {
  contact: ListingContact
  /** A message to the agency about this home; `null` where it takes none. */
  messageHref: string | null
  /** Decides which country a number without a code is dialled in. */
  country: CountryCode
  reference: string
  /** As beside the title; it stays in sight with the visit. */
  price: PriceParts | null
  /** The platform's number of the home. */
  home: number
  /** Forms that the agency has in this language only, such as an offer. */
  furtherForms?: readonly LeadKind[]
  /** A home under option is not visited any more, but may be asked about. */
  canVisit: boolean
  /** Without free moments of the platform a visit is asked for in words. */
  visitForm: 'appointment' | 'visit'
  locale: Locale
}

/** Beside all of the page on a desktop, where it stays in view. */
export function ContactCard(props: ListingContactProps & { hosts: PictureHosts }) {
  const { contact, reference, price, locale, hosts } = props
  const { href, role, languages = [], picture } = contact
  const t = translator(locale)
  return (
    <section
      aria-labelledby="contact-card"
      className="bg-sheet border-line rounded border p-6 print:border-0 print:bg-transparent print:p-0"
    >
      {/* On the first screen already: what it costs, and to come and see it. */}
      {(price || props.canVisit) && (
        <div className="border-line mb-5 grid gap-4 border-b pb-6 max-lg:hidden print:hidden">
          {price && <PriceTag price={price} size="aside" />}
          {props.canVisit && <VisitLink {...props} />}
        </div>
      )}
      <h2 id="contact-card" className="text-xl">
        {t('section.agent')}
      </h2>
      <div className="mt-4 flex items-start gap-4">
        {href && <Portrait picture={picture} size="medium" hosts={hosts} className="print:hidden" />}
        <div className="min-w-0">
          <p className="text-lg leading-snug font-medium">
            {href ? (
              <a href={href} className="inline-flex min-h-11 items-center md:min-h-0">
                {contact.name}
              </a>
            ) : (
              contact.name
            )}
          </p>
          {role && <p>{role}</p>}
          {languages.length > 0 && <p className="text-ink-soft">{spokenLanguages(languages, locale)}</p>}
          <p className="text-ink-soft figures">{t('listing.reference', { reference })}</p>
        </div>
      </div>
      <div className="mt-5 grid gap-3 print:hidden">
        <ContactLinks {...props} />
      </div>
      <FurtherForms {...props} />
      <div className="figures hidden print:block">
        {contact.phone && <p>{groupPhone(contact.phone)}</p>}
        {contact.email && <p className="wrap-anywhere">{contact.email}</p>}
      </div>
    </section>
  )
}

/** What one wants of a home while reading. */
export function ContactBar(props: ListingContactProps) {
  return (
    <BottomBar price={props.price}>
      <ContactLinks {...props} isShort />
    </BottomBar>
  )
}

/** The same beside the footer of a desktop. */
export function ContactEndBar(props: ListingContactProps) {
  const label = translator(props.locale)(props.canVisit ? 'form.request_visit' : 'form.request_info')
  return (
    <EndBar price={props.price} label={label}>
      <ContactLinks {...props} isShort />
    </EndBar>
  )
}

/** More letters than these leave no room for a word beside the telephone. */
const shortPrice = 18

/** What the bar has is not said twice on a screen; where that is low, the bar does not stay in sight. */
const inBar = 'max-lg:hidden'

function ContactLinks({
  contact,
  country,
  home,
  price,
  messageHref,
  canVisit,
  visitForm,
  locale,
  isShort = false,
}: ListingContactProps & { isShort?: boolean }) {
  const t = translator(locale)
  const priceLetters = price ? priceLine(price).length : 0
  const inItsBar = isShort ? `shrink-0 px-4 ${price ? '' : 'grow'} ${messageHref ? 'max-md:px-2.5' : ''}` : ''
  const dialled = contact.phone && phoneHref(contact.phone, country)
  return (
    <>
      {canVisit && isShort && (
        <VisitLink {...{ visitForm, home, locale }} isShort className={`order-last ${inItsBar}`} />
      )}
      {(!isShort || !canVisit) && (
        <ButtonLink
          look={canVisit ? 'outlined' : 'filled'}
          href={formPath(locale, 'enquiry', { home })}
          className={isShort ? `order-last ${inItsBar}` : canVisit ? '' : inBar}
        >
          <Mail aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          {t(isShort ? 'listing.ask' : 'form.request_info')}
        </ButtonLink>
      )}
      {dialled && contact.phone && (
        <ButtonLink
          look="outlined"
          href={dialled}
          className={`figures ${isShort ? `${inItsBar} ${priceLetters > shortPrice ? 'max-md:hidden' : ''}` : inBar}`}
        >
          <Phone aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          {isShort ? (
            <span className={price ? 'max-md:sr-only' : ''}>{t('listing.call')}</span>
          ) : (
            groupPhone(contact.phone)
          )}
          {!isShort && <span className="sr-only"> ({t('form.call_us')})</span>}
        </ButtonLink>
      )}
      {messageHref && (
        <ButtonLink
          look="outlined"
          href={messageHref}
          target="_blank"
          rel="noopener noreferrer"
          className={isShort ? `${inItsBar} ${priceLetters > shortPrice ? 'max-md:hidden' : ''}` : inBar}
        >
          <MessageCircle aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          <span className={isShort && price ? 'max-md:sr-only' : ''}>{t('share.whatsapp')}</span>
        </ButtonLink>
      )}
    </>
  )
}

interface VisitLinkProps extends Pick<ListingContactProps, 'visitForm' | 'home' | 'locale'> {
  /** In fewer words where a phone has no room for more. */
  isShort?: boolean
  className?: string
}

function VisitLink({ visitForm, home, locale, isShort, className }: VisitLinkProps) {
  const t = translator(locale)
  return (
    <ButtonLink href={formPath(locale, visitForm, { home })} className={className}>
      <CalendarDays aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
      {isShort && <span className="md:hidden">{t('listing.visit')}</span>}
      <span className={isShort ? 'max-md:hidden' : undefined}>{t('form.request_visit')}</span>
    </ButtonLink>
  )
}

/** What fewer visitors come for. */
function FurtherForms({ home, locale, furtherForms = [] }: ListingContactProps) {
  if (furtherForms.length === 0) return null
  const t = translator(locale)
  return (
    <ul className="mt-3 print:hidden">
      {furtherForms.map((kind) => (
        <li key={kind}>
          <a
            href={formPath(locale, kind, { home })}
            rel="nofollow"
            className="inline-flex min-h-11 items-center md:min-h-9"
          >
            {/* The title of a form is always a message. */}
            {t(formOf(kind).title as 'form.send_to_friend')}
          </a>
        </li>
      ))}
    </ul>
  )
}
