import type { OfficeCard, TeamMemberCard } from '@/domain/content/module'
import type { Agency } from '@/domain/site/site'
import type { Described } from '@/features/listings/assistants/described'

import type { ContentReader } from '../read/content-reader'
import { memberCard, officeCard } from '../read/team-cards'

/** The offices and the team, as their modules show them. */
export async function readTeam({ source, locale }: ContentReader) {
  const { members, offices } = (await source.findSingle('team')) ?? { members: [], offices: [] }
  return {
    offices: offices.map(officeCard),
    members: members.map((member) => memberCard(member, { offices, media: new Map(), locale })),
  }
}

interface ShownTeam {
  agency: Agency
  offices: readonly OfficeCard[]
  members: readonly TeamMemberCard[]
}

/** Where the agency is, who works there, and how each is reached. */
export function describeAgency(
  { agency, offices, members }: ShownTeam,
  { siteUrl }: { siteUrl: string },
): Described {
  const { name, company, street, place, country, phone, email } = agency
  const people = members.map((member) => ({
    name: member.name,
    role: member.role,
    office: member.office,
    phone: member.phone,
    email: member.email,
    languages: member.languages,
    url: new URL(member.href, siteUrl).href,
  }))
  const data = {
    agency: { name, company, street, place, country, phone, email },
    offices: offices.map((office) => ({
      name: office.name,
      street: office.street,
      place: office.place,
      phone: office.phone,
      email: office.email,
      hours: office.hours,
    })),
    people,
  }
  const linesOf = (one: Record<string, string | string[]>) =>
    Object.values(one)
      .map((value) => (typeof value === 'string' ? value : value.join(', ')))
      .filter(Boolean)
      .join('\n')
  return { text: [data.agency, ...data.offices, ...people].map(linesOf).join('\n\n'), data }
}
