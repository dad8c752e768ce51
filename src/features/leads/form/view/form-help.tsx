import { groupPhone, phoneHref } from '@/domain/lead/phone'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { Agency } from '@/domain/site/site'
import type { ListingContact } from '@/features/listings/page/listing-contact'
import type { Locale } from '@/i18n/locales'
import { Portrait } from '@/ui/card/portrait'

import { wordsIn } from '../form-words'

interface FormHelpProps {
  /** Of the home it is about; without one the agency itself answers. */
  agent: ListingContact | null
  agency: Pick<Agency, 'name' | 'phone' | 'email'>
  replyWorkingDays: number
  hosts: PictureHosts
  locale: Locale
}

/** Who will answer and by when; whoever would rather talk, or is not let through, can always call. */
export function FormHelp({ agent, agency, replyWorkingDays, hosts, locale }: FormHelpProps) {
  const word = wordsIn(locale)
  const phone = agent?.phone ?? agency.phone
  const email = agent?.email ?? agency.email
  const dialled = phoneHref(phone)
  return (
    <section aria-labelledby="form-help" className="border-line border-t pt-6">
      <h2 id="form-help" className="text-xl">
        {word(agent ? 'section.agent' : 'form.rather_talk')}
      </h2>
      <div className="mt-4 flex items-start gap-4">
        {agent?.href && <Portrait picture={agent.picture} size="medium" hosts={hosts} />}
        <div className="min-w-0">
          <p className="font-medium">
            {agent?.href ? (
              <a href={agent.href} className="inline-flex min-h-11 items-center md:min-h-0">
                {agent.name}
              </a>
            ) : (
              (agent?.name ?? agency.name)
            )}
          </p>
          {agent?.role && <p className="text-ink-soft">{agent.role}</p>}
          {dialled && (
            <a href={dialled} className="figures flex min-h-11 items-center text-lg">
              <span className="sr-only">{word('form.call_us')} </span>
              {groupPhone(phone)}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className="flex min-h-11 items-center wrap-anywhere">
              {email}
            </a>
          )}
        </div>
      </div>
      <p className="text-ink-soft mt-4 text-balance">
        {word('form.reply_promise', { days: replyWorkingDays })}
      </p>
    </section>
  )
}
