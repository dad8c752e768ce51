import type { Metadata } from 'next'

import { getFormOptions, getPrivacyPage, getReplyWorkingDays } from '@/app/_data/forms'
import { getContact, getLegalFacts } from '@/app/_data/listing-page'
import { pictureHosts } from '@/app/_data/listings'
import { getSite } from '@/app/_data/site'
import { perLanguage } from '@/domain/language'
import { formOf } from '@/domain/lead/forms'
import type { LeadKind } from '@/domain/lead/lead-kind'
import { type RentTerm, rentTerms } from '@/domain/lead/rent-terms'
import { factOn } from '@/domain/legal/legal-fact'
import { regionOf } from '@/domain/place/region'
import { entryTag, legalFactsTag, teamTag } from '@/features/content/content-tags'
import { FormHelp } from '@/features/leads/form/form-help'
import { FormPage } from '@/features/leads/form/form-page'
import { wordsIn } from '@/features/leads/form/form-words'
import { HomeLine } from '@/features/leads/form/home-line'
import { replyPromiseTag } from '@/features/leads/lead-setting'
import { cardProps } from '@/features/listings/card-props'
import { ListingCard } from '@/features/listings/listing-card'
import { listingTag, projectsTag } from '@/features/listings/listing-tags'
import { answerPrivately, answerWith } from '@/http-cache/response-cache'
import { formPath } from '@/i18n/form-paths'

import { cachePage } from './cache-page'
import { type FormRequest, regionIn } from './form-request'
import { getReturned } from './form-returned'
import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'

export async function formMetadata(asked: FormRequest): Promise<Metadata> {
  const { locale, kind } = asked
  const word = wordsIn(locale)
  const returned = await getReturned()
  const title = word(formOf(kind).title)
  return pageMetadata({
    locale,
    title: returned?.status === 422 ? `${word('error.title_prefix')} ${title}` : title,
    description: '',
    alternates: alternatesOf(asked),
    isIndexed: false,
  })
}

/** A form on a page of its own: about a home, or sent back to whoever filled it in. */
export async function FormScreen(asked: FormRequest) {
  const { locale, kind, about, home, project } = asked
  const [returned, site, options, privacy, terms, agent, replyWorkingDays] = await Promise.all([
    getReturned(),
    getSite(locale),
    getFormOptions(kind, locale, about.home),
    getPrivacyPage(locale),
    termsOf(asked),
    getContact(home?.agent ?? null, locale),
    getReplyWorkingDays(),
  ])
  if (returned) {
    answerPrivately()
    answerWith(returned.status)
  } else if (kind !== 'appointment') {
    // Free moments change by the minute; anything else by what it shows.
    cachePage([
      ...(privacy ? [entryTag(privacy.entry)] : []),
      replyPromiseTag,
      ...(terms.length > 0 ? [legalFactsTag] : []),
      ...(home ? [listingTag(home.id), teamTag] : []),
      ...(project ? [projectsTag] : []),
    ])
  }
  const needs = { locale, settings: site.settings, hosts: pictureHosts }
  return (
    <PageShell locale={locale} alternates={alternatesOf(asked)}>
      <FormPage
        kind={kind}
        locale={locale}
        about={about}
        home={home}
        project={project}
        region={regionIn(asked)}
        options={options}
        privacyHref={privacy?.path}
        returned={returned?.form}
        card={home && <ListingCard card={home} {...needs} />}
        line={home && <HomeLine {...cardProps(home, needs)} />}
        help={<FormHelp {...needs} agent={agent} agency={site.agency} replyWorkingDays={replyWorkingDays} />}
        terms={terms}
      />
    </PageShell>
  )
}

const termKinds: readonly LeadKind[] = ['visit', 'appointment', 'rent-application']

/** Who comes to look at a home to let should know what it takes. */
async function termsOf({ kind, home }: FormRequest): Promise<RentTerm[]> {
  if (!home || home.deal !== 'rent' || !termKinds.includes(kind)) return []
  const region = regionOf(home.country, home.zip)
  const facts = await getLegalFacts()
  const deposit = region && factOn(facts, { region, key: 'rental-deposit', date: new Date() })
  return rentTerms(home, deposit?.value ?? null)
}

function alternatesOf({ kind, about }: FormRequest) {
  return perLanguage((locale) => formPath(locale, kind, about))
}
