import { getReplyWorkingDays } from '@/site/data/forms'
import { getContact } from '@/site/data/homes/listing-page'
import { getListing, pictureHosts } from '@/site/data/homes/listings'
import { getProject } from '@/site/data/homes/projects'
import { getSite } from '@/site/data/site'
import { FormHelp } from '@/features/leads/form/view/form-help'
import { HomeLine } from '@/features/leads/form/view/home-line'
import type { Beside } from '@/features/leads/private-page'
import { cardProps } from '@/features/listings/list/card-props'
import { ListingCard } from '@/features/listings/list/listing-card'
import { projectAgent } from '@/features/listings/projects/project-agent'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

/** The home something is about, while it is on the site, and its agent or that of the project. */
export async function besideOf(
  { listingId, projectId = null }: { listingId: number | null; projectId?: number | null },
  locale: Locale,
): Promise<Beside> {
  const [home, project, site, replyWorkingDays] = await Promise.all([
    listingId === null ? null : getListing(listingId, locale),
    listingId !== null || projectId === null ? null : getProject(projectId, locale),
    getSite(locale),
    getReplyWorkingDays(),
  ])
  const agent = await getContact(home?.agent ?? projectAgent(project?.units ?? []), locale)
  const needs = { locale, settings: site.settings, hosts: pictureHosts }
  return {
    card: home && (
      <>
        <h2 className="sr-only">{translator(locale)('mail.about_home')}</h2>
        <ListingCard card={home} {...needs} />
      </>
    ),
    line: home && <HomeLine {...cardProps(home, needs)} />,
    help: <FormHelp {...needs} agent={agent} agency={site.agency} replyWorkingDays={replyWorkingDays} />,
  }
}
