import type { Queryable } from '@/database/query'
import { mainLanguage } from '@/domain/language'
import type { Lead } from '@/domain/lead/lead'
import { translator } from '@/i18n/messages'

import { submitLead, type SubmitServices } from '../submit-lead'
import type { Appointment } from './appointment-row'
import type { SlotChoice } from './free-slots'
import { momentText } from './moment-text'

interface Change {
  asked: Lead
  before: Appointment
  /** Absent: it is cancelled. */
  to?: SlotChoice
}

/** A change is a message like any other: to the agent, to the visitor and to the platform, each delivered once. */
export async function notifyOfChange(
  services: SubmitServices,
  tx: Queryable,
  { asked, before, to }: Change,
): Promise<Lead> {
  const submission = await submitLead(
    { ...services, db: tx, limits: [] },
    {
      idempotencyKey: `appointment:${asked.id}:${before.sequence + 1}`,
      kind: 'appointment',
      language: asked.language,
      listingId: before.listingId,
      sourcePage: asked.sourcePage,
      consent: asked.consent,
      answers: { ...personIn(asked), ...changeIn(before, to), changeOf: asked.id },
    },
  )
  if (submission.state === 'limited') throw new Error('A change has no limits')
  return submission.lead
}

function changeIn(before: Appointment, to: SlotChoice | undefined): Lead['answers'] {
  const t = translator(mainLanguage)
  const old = momentText(before, mainLanguage)
  if (!to) return { change: 'cancelled', message: t('appointment.message_cancelled', { old }) }
  return {
    change: 'moved',
    slot: to.id,
    slotStartsAt: to.startsAt.toISOString(),
    slotEndsAt: to.endsAt.toISOString(),
    message: t('appointment.message_moved', { old, moment: momentText(to, mainLanguage) }),
  }
}

function personIn({ answers }: Lead): Lead['answers'] {
  const { title, firstName, lastName, email, phone } = answers
  const person = Object.entries({ title, firstName, lastName, email, phone })
  return Object.fromEntries(person.filter(([, value]) => value !== undefined))
}
