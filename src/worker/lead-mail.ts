import type { Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'

import type { Database } from '@/database/connection'
import { mainLanguage } from '@/domain/language'
import { env } from '@/env'
import { currentRevision } from '@/features/content/paths/revision'
import { visitorReader } from '@/features/content/read/published-source'
import { readAgent } from '@/features/content/read/read-agent'
import { readLegalFacts } from '@/features/content/read/read-legal-facts'
import { readMailSite } from '@/features/content/newsletters/read-mail-site'
import { leadFilePath } from '@/features/leads/lead-paths'
import { leadLinks } from '@/features/leads/mails/lead-links'
import type { MailServices } from '@/features/leads/mails/mail-services'
import { linkSigner } from '@/features/leads/signed-link'
import type { Locale } from '@/i18n/locales'
import { smtpMailer } from '@/mail/mailer'

/** What the mails about leads are made with, as the site stands now. */
export function leadMailServices({ db, payload }: { db: Database; payload: Payload }): MailServices {
  const reader = (locale: Locale) => visitorReader({ db, locale })
  const siteUrl = env.SITE_URL.replace(/\/$/, '')
  return {
    db,
    now: () => new Date(),
    mailer: smtpMailer({
      ...{ url: env.SMTP_URL, from: env.MAIL_FROM },
      signing: { key: env.DKIM_KEY, selector: env.DKIM_SELECTOR },
    }),
    links: leadLinks({ signer: linkSigner(env.LINK_SECRET), siteUrl }),
    hosts: { storageHost: env.PICTURE_STORAGE_HOST, cdnOrigin: env.PICTURE_CDN_ORIGIN },
    readSite: untilChanged(db, (locale) => readMailSite({ db, siteUrl }, locale)),
    readLegalFacts: () => readLegalFacts(reader(mainLanguage)),
    readAgentWords: (agent, locale) => readAgent(reader(locale), agent),
    adminHref: (leadId) =>
      formatAdminURL({
        adminRoute: payload.config.routes.admin,
        path: leadFilePath(leadId),
        serverURL: env.CMS_URL,
      }),
  }
}

/** Read anew when an editor has saved something, and not for every mail. */
function untilChanged<Answer>(
  db: Database,
  read: (locale: Locale) => Promise<Answer>,
): (locale: Locale) => Promise<Answer> {
  const kept = new Map<Locale, { revision: number; answer: Promise<Answer> }>()
  return async (locale) => {
    const revision = await currentRevision(db)
    const last = kept.get(locale)
    if (last?.revision === revision) return last.answer
    const answer = read(locale)
    kept.set(locale, { revision, answer })
    // A failed read is not kept.
    answer.catch(() => kept.delete(locale))
    return answer
  }
}
