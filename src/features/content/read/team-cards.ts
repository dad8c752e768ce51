import type { Office, Team } from '@/cms/generated/payload-types'
import type { OfficeCard, TeamMemberCard } from '@/domain/content/module'
import { phoneHref } from '@/domain/lead/phone'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { idOf } from '../id-of'
import { type MediaById, pictureOf } from './read-pictures'

export function officeCard({
  id,
  key,
  name,
  street,
  zip,
  city,
  country,
  phone,
  email,
  hours,
  directions,
}: Office): OfficeCard {
  return {
    id,
    anchor: key ?? `office-${id}`,
    name: name ?? '',
    street: street ?? '',
    place: `${zip} ${city ?? ''}`.trim(),
    phone,
    phoneHref: hrefOf(phone, country),
    email,
    hours: hours ?? '',
    directions: directions ?? '',
  }
}

export function memberCard(
  member: Team,
  { offices, media, locale }: { offices: readonly Office[]; media: MediaById; locale: Locale },
): TeamMemberCard {
  const t = translator(locale)
  const officeId = idOf(member.office)
  const office = offices.find(({ id }) => id === officeId)
  return {
    id: member.id,
    name: member.name,
    role: member.role ?? '',
    office: office?.name ?? '',
    phone: member.phone ?? '',
    phoneHref: hrefOf(member.phone ?? '', office?.country ?? 'BE'),
    email: member.email ?? '',
    languages: (member.languages ?? []).map((language) => t(`lang.${language}`)),
    introduction: member.introduction ?? '',
    picture: pictureOf(media, member.picture),
  }
}

function hrefOf(phone: string, country: 'BE' | 'LU'): string {
  return phoneHref(phone, country) ?? `tel:${phone}`
}
