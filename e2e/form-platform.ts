import { expect } from '@playwright/test'

import { languages } from '../src/domain/language'
import { labelled } from '../src/i18n/labelled'
import { answerOf, type Entry } from './form-entries'
import type { FormJourney } from './form-journey'
import type { SentLead } from './form-mails'
import { atThePlatformFrom } from './leads'
import { words } from './messages'

const ofPerson = ['person.title', 'person.first_name', 'person.last_name', 'person.phone', 'form.your_name']

/** The lead as the agency's own software holds it: see platform-apis, ContactOnMe and DemandRegister2. */
export async function expectAtThePlatform(journey: FormJourney, sent: SentLead): Promise<void> {
  const { platform } = journey
  const { email } = sent
  const [leads, demands] = await Promise.all([
    atThePlatformFrom(email, 'leads'),
    atThePlatformFrom(email, 'demands'),
  ])
  const expected = platform === null ? [0, 0] : platform === 'DemandRegister2' ? [0, 1] : [1, 0]
  expect([leads.length, demands.length]).toEqual(expected)
  if (platform === 'DemandRegister2') return expectDemand(journey, sent, demands[0]?.parameters ?? {})
  const [lead] = leads
  if (!lead || platform === null) return
  expect(lead).toMatchObject({
    operation: platform,
    objectId: sent.about.home ?? null,
    projectIds: sent.about.project === undefined ? [] : [sent.about.project],
    appointmentId: journey.kind === 'appointment' ? Number(sent.lead.answers.slot) : null,
    subject: words('nl', `lead_kind.${journey.kind}`),
  })
  expectPerson(journey, sent, lead.parameters)
  for (const text of notesOf(journey, sent)) expect(lead.content).toContain(text)
  expect(lead.content).toContain(sent.lead.id)
}

function expectPerson({ steps }: FormJourney, { lead, email }: SentLead, member: Record<string, unknown>) {
  const typed = (key: string) => {
    const entry = steps.flat().find((one) => 'fill' in one && one.fill === key)
    return entry && 'fill' in entry ? (entry.shown ?? entry.with) : undefined
  }
  const hasTitle = steps.flat().some((one) => 'select' in one && one.select === 'person.title')
  expect(member).toMatchObject({
    Name: typed('person.last_name') ?? typed('form.your_name'),
    Email: email,
    PhoneNumber: typed('person.phone'),
    LanguageIdFromParameter: languages.indexOf(lead.language) + 1,
    SourceId: 5,
    ...(hasTitle && { AddressTitle: words('nl', 'person.ms'), FirstName: typed('person.first_name') }),
  })
}

/** Everything that has no member of its own. */
function notesOf({ steps }: FormJourney, { lead }: SentLead): string[] {
  const isNote = (entry: Entry) => !ofPerson.includes(keyOf(entry))
  return steps
    .flat()
    .filter(isNote)
    .map((entry) => answerOf(entry, lead.language))
    .flatMap(({ label, value }) => (typeof value === 'string' ? [labelled(label, value, 'nl')] : []))
}

const keyOf = (entry: Entry) => ('fill' in entry ? entry.fill : 'select' in entry ? entry.select : '')

const listIn = (member: unknown) => String(member).split(',')

function expectDemand(journey: FormJourney, sent: SentLead, member: Record<string, unknown>) {
  expectPerson(journey, sent, member)
  expect(member).toMatchObject({
    Goal: 0,
    PriceMin: 250_000,
    PriceMax: 400_000,
    MinRooms: 2,
    MaxGarages: 1,
    IsMergedDemandIfExisting: false,
  })
  // Houses, whatever the website calls them, and no apartments.
  expect(listIn(member.TypeOfPropertyIDs)).toContain('156')
  expect(listIn(member.TypeOfPropertyIDs)).not.toContain('1')
  expect(listIn(member.Zips)).toContain('9052')
  expect(listIn(member.Zips)).not.toContain('1000')
  for (const text of notesOf(journey, sent)) expect(member.Comment).toContain(text)
  expect(member.Comment).toContain(sent.lead.id)
}
