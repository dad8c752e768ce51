import type { Database } from '@/database/connection'
import type { LeadInput } from '@/domain/lead/lead'

import { bookAppointment } from '../appointments/book-appointment'
import type { SlotServices } from '../appointments/slot-list'
import { requestDocuments } from '../documents/request-documents'
import { type Submission, submitLead, type SubmitServices } from '../submit-lead'
import type { FormServices, SentForm } from './receive-form'

export type SaveServices = SubmitServices & SlotServices & { db: Database }

/** How a form that was filled in rightly is saved; `receiveForm` calls it. */
export function formSaver(services: Omit<SaveServices, 'limits' | 'picture'>): FormServices['send'] {
  return (input, limits, picture) => saveForm({ ...services, limits, picture }, input)
}

/** Saves a lead with all that has to be saved with it, in one transaction. */
export async function saveForm(services: SaveServices, input: LeadInput): Promise<SentForm> {
  switch (input.kind) {
    case 'appointment': {
      const booking = await bookAppointment(services, input)
      return 'lead' in booking ? { state: 'sent', leadId: booking.lead.id } : booking
    }
    case 'documents': {
      const request = await requestDocuments(services, input)
      if (request.state === 'already-requested') return { state: 'known' }
      if (request.state === 'unknown') return { state: 'failed' }
      return sentForm(request)
    }
    default: {
      return sentForm(await submitLead(services, input))
    }
  }
}

function sentForm(submission: Submission): SentForm {
  return 'lead' in submission ? { state: 'sent', leadId: submission.lead.id } : submission
}
