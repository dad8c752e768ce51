import { readJson, type Words } from './read-content'
import type { Seeding } from './seeding'
import { upsert } from './upsert'

interface Office {
  key: string
  name: Words
  street: Words
  zip: string
  city: Words
  country: 'BE' | 'LU'
  phone: string
  email: string
  hours: Words
  directions: Words
}

interface Member {
  key: string
  name: string
  role: Words
  office: string
  languages: string[]
  phone: string
  email: string
  broker: string | null
  intro: Words
}

/** The members by their keys. */
export async function seedTeam(seeding: Seeding): Promise<Map<string, number>> {
  const { offices, members } = readJson<{ offices: Office[]; members: Member[] }>('team.json')
  const officeIds = new Map<string, number>()
  for (const [index, { name, street, city, hours, directions, ...shared }] of offices.entries()) {
    const id = await upsert(seeding, {
      collection: 'offices',
      where: { key: { equals: shared.key } },
      dataIn: (language) => ({
        ...shared,
        name: name[language],
        street: street[language],
        city: city[language],
        hours: hours[language],
        directions: directions[language],
        sort: (index + 1) * 10,
      }),
    })
    officeIds.set(shared.key, id)
  }
  const memberIds = new Map<string, number>()
  for (const [index, { role, intro, office, broker, ...shared }] of members.entries()) {
    const id = await upsert(seeding, {
      collection: 'team',
      where: { key: { equals: shared.key } },
      dataIn: (language) => ({
        ...shared,
        role: role[language],
        introduction: intro[language],
        office: officeIds.get(office),
        recognitionNumber: broker,
        sort: (index + 1) * 10,
      }),
    })
    memberIds.set(shared.key, id)
  }
  return memberIds
}
