import type { Form, FormContext } from './form'
import type { FormField } from './form-field'
import { accessibilityForm } from '../forms/accessibility'
import { appointmentForm } from '../forms/appointment'
import { contactForm } from '../forms/contact'
import { contactSmallForm } from '../forms/contact-small'
import { demandForm } from '../forms/demand'
import { documentsForm } from '../forms/documents'
import { enquiryForm } from '../forms/enquiry'
import { favouritesForm } from '../forms/favourites'
import { listDemandForm } from '../forms/list-demand'
import { newsletterForm } from '../forms/newsletter'
import { offerForm } from '../forms/offer'
import { ownerMessageForm } from '../forms/owner-message'
import { projectForm } from '../forms/project'
import { rentApplicationForm } from '../forms/rent-application'
import { rentProfileForm } from '../forms/rent-profile'
import { sendToFriendForm } from '../forms/send-to-friend'
import { testimonialForm } from '../forms/testimonial'
import { valuationForm } from '../forms/valuation'
import { visitForm } from '../forms/visit'
import type { LeadKind } from '../lead-kind'

export const forms = {
  contact: contactForm,
  'contact-small': contactSmallForm,
  enquiry: enquiryForm,
  visit: visitForm,
  appointment: appointmentForm,
  documents: documentsForm,
  project: projectForm,
  'send-to-friend': sendToFriendForm,
  demand: demandForm,
  'list-demand': listDemandForm,
  favourites: favouritesForm,
  valuation: valuationForm,
  testimonial: testimonialForm,
  newsletter: newsletterForm,
  offer: offerForm,
  'rent-application': rentApplicationForm,
  'rent-profile': rentProfileForm,
  'owner-message': ownerMessageForm,
  accessibility: accessibilityForm,
} as const satisfies Record<LeadKind, unknown>

export function formOf(kind: LeadKind): Form {
  // A rule over several fields takes the answers of its own form: only that form's fields are handed to it.
  // eslint-disable-next-line no-restricted-syntax -- as said above
  return forms[kind] as unknown as Form
}

/** The steps with the fields that may be asked here; a step that has none left is no step. */
export function stepsOf(
  kind: LeadKind,
  { region }: FormContext,
): { title?: string; fields: [string, FormField][] }[] {
  const form = formOf(kind)
  return form.steps
    .map(({ title, fields }) => ({
      title,
      fields: fields.flatMap((name): [string, FormField][] => {
        const field = form.fields[name]
        const isAsked = field && (!field.askedIn || (region !== null && field.askedIn.includes(region)))
        return isAsked ? [[name, field]] : []
      }),
    }))
    .filter(({ fields }) => fields.length > 0)
}
