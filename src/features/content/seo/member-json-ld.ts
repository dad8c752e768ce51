import type { Person, ProfilePage, WithContext } from 'schema-dts'

import type { TeamMemberCard } from '@/domain/content/module'
import type { Locale } from '@/i18n/locales'

import { agencyId } from './agency-json-ld'

interface MemberNeeds {
  member: TeamMemberCard
  locale: Locale
  url: string
  siteUrl: string
}

const personId = (url: string) => `${url}#person`

/** Somebody of the team beside what they wrote; their own page says the rest. */
export function personPart({ href, name, role }: TeamMemberCard, siteUrl: string): Extract<Person, object> {
  const url = new URL(href, siteUrl).href
  return {
    '@type': 'Person',
    '@id': personId(url),
    name,
    url,
    ...(role && { jobTitle: role }),
    worksFor: { '@id': agencyId(siteUrl) },
  }
}

/** What search engines read of a member of the team: no more than the page says. */
export function memberJsonLd({ member, locale, url, siteUrl }: MemberNeeds): WithContext<ProfilePage> {
  const { name, role, phone, email, languages, introduction, picture } = member
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': url,
    url,
    inLanguage: locale,
    mainEntity: {
      '@type': 'Person',
      '@id': personId(url),
      name,
      url,
      ...(role && { jobTitle: role }),
      ...(introduction && { description: introduction }),
      ...(phone && { telephone: phone }),
      ...(email && { email }),
      ...(picture && { image: new URL(picture.url, siteUrl).href }),
      ...(languages.length > 0 && { knowsLanguage: languages }),
      worksFor: { '@id': agencyId(siteUrl) },
    },
  }
}
