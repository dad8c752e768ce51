import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'

import { groupPhone, phoneHref } from '@/domain/lead/phone'
import { formPath } from '@/i18n/paths/form-paths'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { PriceParts } from '@/i18n/price-text'
import { ButtonLink } from '@/ui/button'
import { BottomBar } from '@/ui/card/bottom-bar'
import { Portrait } from '@/ui/card/portrait'
import { ExternalLink } from '@/ui/text-link'

import type { ListingContact } from '../page/listing-contact'
import type { ProjectPageData } from './find-project'
import { contactAnchor } from './ask-link'

export interface ProjectContactProps {
  project: Pick<ProjectPageData, 'id' | 'number' | 'externalUrl'>
  agency: { name: string; phone: string }
  /** Who answers for most of its homes; without one the agency itself does. */
  agent: ListingContact | null
  /** A message to the agency about this project; `null` where it takes none. */
  messageHref: string | null
  hosts: PictureHosts
  locale: Locale
}

export interface ProjectBarProps extends Pick<
  ProjectContactProps,
  'project' | 'agency' | 'agent' | 'messageHref' | 'locale'
> {
  price: PriceParts | null
}

export function ProjectContact({ project, agency, agent, messageHref, hosts, locale }: ProjectContactProps) {
  const t = translator(locale)
  const { id, number, externalUrl } = project
  const phone = agent?.phone ?? agency.phone
  const dialled = phoneHref(phone)
  return (
    <aside className="mt-10 lg:mt-0">
      <section
        id={contactAnchor}
        aria-labelledby="contact-title"
        className="bg-sheet border-line rounded border p-6 lg:sticky lg:top-24 print:border-0 print:p-0"
      >
        <h2 id="contact-title" className="text-xl">
          {t('project.ask_title')}
        </h2>
        <p className="mt-3">{t('project.ask_text')}</p>
        <div className="mt-4 flex items-start gap-4">
          {agent?.href && (
            <Portrait picture={agent.picture} size="medium" hosts={hosts} className="print:hidden" />
          )}
          <div className="min-w-0">
            <p className="text-lg leading-snug font-medium">
              {agent?.href ? (
                <a href={agent.href} className="inline-flex min-h-11 items-center md:min-h-0">
                  {agent.name}
                </a>
              ) : (
                (agent?.name ?? agency.name)
              )}
            </p>
            {agent?.role && <p>{agent.role}</p>}
            {number && (
              <p className="text-ink-soft figures">
                {t('project.number')} {number}
              </p>
            )}
          </div>
        </div>
        <div className="mt-5 grid gap-3 print:hidden">
          <ButtonLink href={formPath(locale, 'project', { project: id })}>
            <Mail aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
            {t('project.ask')}
          </ButtonLink>
          {dialled && (
            <ButtonLink look="outlined" href={dialled} className="figures">
              <Phone aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
              {groupPhone(phone)}
              <span className="sr-only"> ({t('form.call_us')})</span>
            </ButtonLink>
          )}
          {messageHref && <MessageLink href={messageHref}>{t('share.whatsapp')}</MessageLink>}
        </div>
        {externalUrl && (
          <p className="mt-4">
            <ExternalLink href={externalUrl} newTabText={t('common.opens_new_tab')}>
              {t('project.visit_website')}
            </ExternalLink>
          </p>
        )}
      </section>
    </aside>
  )
}

/** On a phone and a tablet, at the thumb's edge: what it costs, and whom to ask. */
export function ProjectBar({ project, agency, agent, messageHref, price, locale }: ProjectBarProps) {
  const t = translator(locale)
  const dialled = phoneHref(agent?.phone ?? agency.phone)
  return (
    <BottomBar price={price}>
      {dialled && (
        <ButtonLink look="outlined" href={dialled} className="shrink-0 px-4">
          <Phone aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          <span className="max-md:sr-only">{t('listing.call')}</span>
        </ButtonLink>
      )}
      {messageHref && (
        <MessageLink href={messageHref} className="shrink-0 px-4 max-md:px-2.5">
          <span className="max-md:sr-only">{t('share.whatsapp')}</span>
        </MessageLink>
      )}
      <ButtonLink href={formPath(locale, 'project', { project: project.id })} className="shrink-0 px-4">
        <Mail aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
        {t('listing.ask')}
      </ButtonLink>
    </BottomBar>
  )
}

function MessageLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  return (
    <ButtonLink look="outlined" href={href} target="_blank" rel="noopener noreferrer" className={className}>
      <MessageCircle aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
      {children}
    </ButtonLink>
  )
}
