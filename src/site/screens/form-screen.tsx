import { type PerLanguage, perLanguage } from '@/domain/language'
import { formOf } from '@/domain/lead/form/forms'
import type { LeadKind } from '@/domain/lead/lead-kind'
import { type RentTerm, rentTerms } from '@/domain/lead/rent-terms'
import { factOn, isReviewed } from '@/domain/legal/legal-fact'
import { listingPrice, monthlyRentCents } from '@/domain/listing/price/price'
import { regionOfPlace } from '@/domain/place/region'
import { entryTag, legalFactsTag, teamTag } from '@/features/content/content-tags'
import { FormHelp } from '@/features/leads/form/view/form-help'
import { FormPage } from '@/features/leads/form/view/form-page'
import { wordsIn } from '@/features/leads/form/form-words'
import { HomeLine } from '@/features/leads/form/view/home-line'
import type { ReturnedForm } from '@/features/leads/form/returned-form'
import { replyPromiseTag } from '@/features/leads/lead-setting'
import { cardProps } from '@/features/listings/list/card-props'
import { ListingCard } from '@/features/listings/list/listing-card'
import { listingTag, projectsTag } from '@/features/listings/listing-tags'
import { projectAgent } from '@/features/listings/projects/project-agent'
import { formPath } from '@/i18n/paths/form-paths'
import { listingPath } from '@/i18n/paths/listing-paths'
import { projectPath } from '@/i18n/paths/project-paths'

import { getFormLanguages, getFormOptions, getReplyWorkingDays, getWaiting } from '../data/forms'
import { getContact, getLegalFacts } from '../data/homes/listing-page'
import { pictureHosts } from '../data/homes/listings'
import { getPrivacyPage } from '../data/paths'
import { getSite } from '../data/site'
import { pageHead } from '../head'
import type { Page, PageCache } from '../page'
import { type FormRequest, regionIn } from './form-request'
import { pageTags } from './page-tags'

/** A form that was sent and comes back: with what is wrong in it, or with its next step. */
export interface SentBack {
  form: ReturnedForm
  status: 200 | 422
}

/** A form on a page of its own: about a home, or sent back to whoever filled it in. */
export async function formScreen(asked: FormRequest, returned?: SentBack): Promise<Page> {
  const { locale, kind, about, home, project } = asked
  const [site, options, privacy, terms, agent, replyWorkingDays, languages, waiting] = await Promise.all([
    getSite(locale),
    getFormOptions(kind, locale, about.home),
    getPrivacyPage(locale),
    termsOf(asked),
    getContact(home?.agent ?? projectAgent(project?.units ?? []), locale),
    getReplyWorkingDays(),
    getFormLanguages(kind, locale),
    kind === 'valuation' && returned && returned.form.step > 0 ? getWaiting(returned.form.typed) : null,
  ])
  const tags = [
    ...(privacy ? [entryTag(privacy.entry)] : []),
    replyPromiseTag,
    ...(terms.length > 0 ? [legalFactsTag] : []),
    ...(home ? [listingTag(home.id), teamTag] : []),
    ...(project ? [projectsTag, teamTag] : []),
  ]
  const word = wordsIn(locale)
  const title = word(formOf(kind).title)
  const alternates = Object.fromEntries(
    languages.map((language) => [language, formPath(language, kind, about)]),
  )
  const needs = { locale, settings: site.settings, hosts: pictureHosts }
  return {
    locale,
    status: returned?.status,
    cache: returned ? 'private' : cacheOf(kind, tags),
    head: await pageHead({
      locale,
      title: returned?.status === 422 ? `${word('error.title_prefix')} ${title}` : title,
      description: '',
      alternates,
      isIndexed: false,
    }),
    shell: { alternates: { ...subjectPaths(asked), ...alternates }, hasMainAction: true },
    content: (
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
        news={
          waiting
            ? word('valuation.waiting', { count: waiting.count, city: waiting.municipality.names[locale] })
            : undefined
        }
        card={home && <ListingCard card={home} {...needs} />}
        line={home && <HomeLine {...cardProps(home, needs)} />}
        help={<FormHelp {...needs} agent={agent} agency={site.agency} replyWorkingDays={replyWorkingDays} />}
        terms={terms}
      />
    ),
  }
}

/** Where a language without this form leads: to what the form is about, else to that language's start page. */
function subjectPaths({ home, project }: FormRequest): Partial<PerLanguage<string>> {
  if (home)
    return perLanguage((language) => listingPath(language, { ...home, typeName: home.typeNames[language] }))
  return project ? perLanguage((language) => projectPath(language, project.id)) : {}
}

/** Free moments change by the minute; anything else by what it shows. */
function cacheOf(kind: LeadKind, tags: string[]): PageCache {
  return kind === 'appointment' ? 'fresh' : { tags: pageTags(tags) }
}

const termKinds: readonly LeadKind[] = ['visit', 'appointment', 'rent-application']

/** Who comes to look at a home to let should know what it takes. */
async function termsOf({ kind, home, locale }: FormRequest): Promise<RentTerm[]> {
  if (!home || home.deal !== 'rent' || !termKinds.includes(kind)) return []
  const region = regionOfPlace(home)
  const [facts, { settings }] = await Promise.all([getLegalFacts(), getSite(locale)])
  const deposit =
    region && factOn(facts.filter(isReviewed), { region, key: 'rental-deposit', date: new Date() })
  const priceCents = monthlyRentCents(listingPrice(home, settings))
  return rentTerms({ ...home, priceCents }, deposit?.value ?? null)
}
