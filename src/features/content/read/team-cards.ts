import type { OfficeCard, TeamMemberCard, TownHouse } from '@/domain/content/module'
import { groupPhone, phoneHref } from '@/domain/lead/phone'
import { zipText } from '@/domain/place/zip'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { memberPath } from '@/i18n/paths/member-paths'

import type { MemberDocument, OfficeDocument } from '../published/record-documents'
import { type MediaById, pictureOf } from './read-pictures'

export function officeCard(office: OfficeDocument): OfficeCard {
  const { id, anchor, name, street, zip, city, country, phone, email, hours, directions } = office
  return {
    ...{ id, anchor, name, street, zip, city, country, email, hours, directions },
    phone: groupPhone(phone),
    place: `${zipText(country, zip)} ${city}`.trim(),
    phoneHref: hrefOf(phone, country),
  }
}

export function memberCard(
  member: MemberDocument,
  { offices, media, locale }: { offices: readonly OfficeDocument[]; media: MediaById; locale: Locale },
): TeamMemberCard {
  const t = translator(locale)
  const { id, name, role, phone, email, introduction } = member
  const office = offices.find((one) => one.id === member.office)
  return {
    ...{ id, name, role, email, introduction },
    phone: groupPhone(phone),
    href: memberPath(locale, member),
    office: office?.name ?? '',
    phoneHref: hrefOf(phone, office?.country ?? 'BE'),
    languages: member.languages.map((language) => t(`lang.${language}`)),
    picture: pictureOf(media, member.picture),
    house: houseOf(office),
  }
}

/** Luxembourg has its mansards, Brussels its cornices, and every other town its gables. */
function houseOf(office: OfficeDocument | undefined): TownHouse {
  if (office?.country === 'LU') return 'mansard'
  return /^1[012]\d\d$/.test(office?.zip ?? '') ? 'corniceHouse' : 'steppedGable'
}

function hrefOf(phone: string, country: 'BE' | 'LU'): string {
  return phoneHref(phone, country) ?? `tel:${phone}`
}
