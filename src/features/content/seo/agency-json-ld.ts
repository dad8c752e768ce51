import type { RealEstateAgent, WebSite, WithContext } from 'schema-dts'

import type { OfficeCard } from '@/domain/content/module'
import type { Agency, SitePicture } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'

type Agent = Extract<RealEstateAgent, object>

interface AgencyNeeds {
  agency: Agency
  logo: SitePicture | null
  siteUrl: string
}

export const agencyId = (siteUrl: string) => new URL('/#agency', siteUrl).href

/** The agency as a whole, by whose `@id` its offices and articles name it. */
export function agencyJsonLd({ agency, logo, siteUrl }: AgencyNeeds): WithContext<Agent> {
  return { '@context': 'https://schema.org', ...agencyPart({ agency, logo, siteUrl }) }
}

export function agencyPart({ agency, logo, siteUrl }: AgencyNeeds): Agent {
  const { name, company, street, place, countryCode, phone, email, vatNumber, socialLinks } = agency
  const [, postalCode, town] = /^((?:[A-Z]{1,2}-)?\d{4,5})\s+(.+)$/.exec(place) ?? []
  return {
    '@type': 'RealEstateAgent',
    '@id': agencyId(siteUrl),
    name,
    url: new URL('/', siteUrl).href,
    ...(company && { legalName: company }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks }),
    ...(logo && { logo: new URL(logo.url, siteUrl).href }),
    ...(street && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        ...(postalCode && { postalCode }),
        addressLocality: town ?? place,
        addressCountry: countryCode,
      },
    }),
  }
}

/** An office, where a page shows it. */
export function officeJsonLd(
  office: OfficeCard,
  { url, siteUrl }: { url: string; siteUrl: string },
): WithContext<Agent> {
  const { anchor, name, street, zip, city, country, phone, email } = office
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${url}#${anchor}`,
    name,
    url,
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      postalCode: zip,
      ...(city && { addressLocality: city }),
      addressCountry: country,
    },
    parentOrganization: { '@id': agencyId(siteUrl) },
  }
}

export function siteJsonLd({
  agency,
  locale,
  url,
  siteUrl,
}: Omit<AgencyNeeds, 'logo'> & { locale: Locale; url: string }): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: agency.name,
    url,
    inLanguage: locale,
    publisher: { '@id': agencyId(siteUrl) },
  }
}
