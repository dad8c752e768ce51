import type { ArticleSummary } from '@/domain/content/module'
import { linkPath, unsubscribePath } from '@/domain/lead/link-path'
import type { NewsletterContent, NewsletterWords } from '@/domain/newsletter/newsletter'
import { paragraphsOf } from '@/domain/newsletter/newsletter'
import { advertised, findMailHome, mailPicture } from '@/features/leads/mails/mail-home'
import type { HomeMailServices } from '@/features/leads/mails/mail-services'
import type { Locale } from '@/i18n/locales'
import type { MailArticle, MailDraft, MailHome, MailSender } from '@/mail/mail-content'
import { renderMail } from '@/mail/render-mail'
import { newsletterMail } from '@/mail/templates/newsletter-mail'

import { readArticle } from '../read/read-article'
import { visitorReader } from '../read/published-source'

/** What stands in the mail in one language, as the site is now. */
interface WrittenNewsletter extends NewsletterWords {
  locale: Locale
  articles: MailArticle[]
  homes: MailHome[]
  /** Of what was chosen: articles without a page in this language, homes that nobody can have any more. */
  leftOut: { articles: number[]; homes: number[] }
}

export async function writeNewsletter(
  services: HomeMailServices,
  { words, articles, homes }: NewsletterContent,
  locale: Locale,
): Promise<WrittenNewsletter> {
  const shownArticles = await Promise.all(articles.map((id) => mailArticle(services, id, locale)))
  const shownHomes = await Promise.all(homes.map((id) => availableHome(services, id, locale)))
  return {
    locale,
    ...(words[locale] ?? { subject: '', intro: '' }),
    articles: shownArticles.filter((article) => article !== null),
    homes: shownHomes.filter((home) => home !== null),
    leftOut: {
      articles: articles.filter((_, index) => shownArticles[index] === null),
      homes: homes.filter((_, index) => shownHomes[index] === null),
    },
  }
}

/** Stands for what is each reader's own in a mail that is made once for all of them. */
const tokenPlace = 'THE-TOKEN-OF-ITS-READER'

/** The mail as it goes to everybody who reads this language. */
export async function prepareNewsletter(
  services: HomeMailServices,
  content: NewsletterContent,
  locale: Locale,
): Promise<{ draft: MailDraft; sender: MailSender }> {
  const [written, sender] = await Promise.all([
    writeNewsletter(services, content, locale),
    services.readSite(locale),
  ])
  const whole = (path: string) => `${sender.siteUrl}${path}`
  const draft = newsletterDraft(written, {
    stopHref: whole(linkPath(locale, 'newsletter-stop', tokenPlace)),
    unsubscribeHref: whole(unsubscribePath(locale, 'newsletter-stop', tokenPlace)),
    agencyEmail: sender.agency.email,
  })
  return { draft: { ...draft, rendered: await renderMail(draft, sender) }, sender }
}

/** The same for one reader, with the links that are theirs. */
export function forReader({ headers = {}, rendered, ...draft }: MailDraft, token: string): MailDraft {
  const own = (text: string) => text.replaceAll(tokenPlace, token)
  return {
    ...draft,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, own(value)])),
    ...(rendered && { rendered: { html: own(rendered.html), text: own(rendered.text) } }),
  }
}

interface StopLinks {
  stopHref: string
  unsubscribeHref: string
}

export function newsletterDraft(
  written: WrittenNewsletter,
  { stopHref, unsubscribeHref, agencyEmail }: StopLinks & { agencyEmail: string },
): MailDraft {
  const { locale, subject, intro, articles, homes } = written
  return newsletterMail({
    ...{ locale, articles, homes, stopHref, unsubscribeHref, agencyEmail },
    title: subject,
    paragraphs: paragraphsOf(intro),
  })
}

async function mailArticle(
  services: HomeMailServices,
  id: number,
  locale: Locale,
): Promise<MailArticle | null> {
  const found = await readArticle(visitorReader({ db: services.db, locale }), id)
  if (!found?.article.href) return null
  const { siteUrl } = await services.readSite(locale)
  const { title, standfirst, href } = found.article
  const whole = new URL(href, siteUrl)
  // Whoever opens it comes from a mail, wherever it is read.
  whole.searchParams.set('utm_medium', 'email')
  return {
    title,
    standfirst,
    href: whole.href,
    pictureUrl: pictureOf(found.article, siteUrl, services.hosts),
  }
}

function pictureOf(
  { picture }: ArticleSummary,
  siteUrl: string,
  hosts: HomeMailServices['hosts'],
): string | null {
  return picture && mailPicture(picture.url, siteUrl, hosts)
}

/** What is sold or under option by now is no offer. */
async function availableHome(
  services: HomeMailServices,
  id: number,
  locale: Locale,
): Promise<MailHome | null> {
  const found = await findMailHome(services, { id, locale })
  return found?.listing.status === 'available' ? advertised(services, found, locale) : null
}
