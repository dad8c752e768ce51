import { linkPath, unsubscribePath } from '@/domain/lead/link-path'
import { linkUntil } from '@/domain/lead/link-purpose'
import { knownLocale } from '@/i18n/locales'
import type { MailDraft, MailSender } from '@/mail/mail-content'
import { digestMail } from '@/mail/templates/digest-mail'

import { dayAndMonth, shortMoment } from '../moments'
import { homePath } from '../portal-paths'
import { previewStory } from '../read/read-story'
import { type StoryItem, storyItems } from '../story-items'
import { storySentence } from '../story-sentence'
import type { DigestMail, DigestServices } from './digest-mail'

/** The week of a home in its owner's language; `null` when the home is not known any more. */
export async function digestDraft(
  { db, links, signer, readSite, now }: DigestServices,
  mail: DigestMail,
): Promise<{ draft: MailDraft; sender: MailSender } | null> {
  const locale = knownLocale(mail.language)
  const { listingId, facts } = mail
  const preparedAt = new Date(mail.preparedAt)
  const story = await previewStory(db, { listingId, locale, now: preparedAt })
  if (!story) return null
  // What the agent let through after it was made up waits for the next week.
  const releases = story.releases.filter(({ releasedAt }) => releasedAt <= preparedAt)
  const items = storyItems({ ...story, releases }, preparedAt).filter(({ key }) => facts.items.includes(key))
  const token = signer.signLink({
    purpose: 'owner-digest',
    id: String(mail.homeOwnerId),
    expires: linkUntil('owner-digest', now()),
  })
  const sender = await readSite(locale)
  const draft = digestMail({
    locale,
    name: mail.name,
    address: story.home.texts[locale].address,
    note: mail.note,
    lines: items.map((item) => ({
      label: dayAndMonth(item.at, locale),
      value: [storySentence(item, { home: story.home, locale }), wordsOf(item)].filter(Boolean).join(' '),
    })),
    views: facts.views,
    nextVisit: facts.nextVisitAt ? shortMoment(new Date(facts.nextVisitAt), locale) : null,
    href: `${links.siteUrl}${homePath(locale, listingId)}`,
    stopHref: `${links.siteUrl}${linkPath(locale, 'owner-digest', token)}`,
    unsubscribeHref: `${links.siteUrl}${unsubscribePath(locale, 'owner-digest', token)}`,
    agencyEmail: sender.agency.email,
  })
  return { draft, sender }
}

function wordsOf(item: StoryItem): string {
  const words = item.kind === 'visit' ? item.feedback : item.kind === 'offer' ? item.release.text : null
  return words ? `“${words}”` : ''
}
