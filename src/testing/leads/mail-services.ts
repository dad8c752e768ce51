import type { Database } from '@/database/connection'
import { type Mailer, smtpMailer } from '@/mail/mailer'

import { linkSigner } from '@/features/leads/signed-link'
import { leadLinks } from '@/features/leads/mails/lead-links'
import type { MailServices } from '@/features/leads/mails/mail-services'
import { sampleSender } from '@/features/leads/mails/sample-data'

export const testSite = 'https://www.gevel.example'
export const testNow = new Date('2026-11-15T12:00:00Z')

export function testMailer(url: string): Mailer {
  return smtpMailer({ url, from: 'Gevel <website@gevel.example>' })
}

/** A site whose editors wrote little. */
export function mailServices(db: Database, mailer: Mailer): MailServices {
  return {
    db,
    mailer,
    links: leadLinks({ signer: linkSigner('a-secret-for-tests'), siteUrl: testSite }),
    hosts: { storageHost: 'storage.example', cdnOrigin: 'https://cdn.example' },
    now: () => testNow,
    readSite: async () => ({
      ...sampleSender(testSite),
      settings: { ignoredMarquees: [], hideCity: false },
    }),
    readLegalFacts: async () => [],
    readAgentWords: async () => null,
    adminHref: (leadId) => `https://cms.gevel.example/admin/leads/${leadId}`,
  }
}
