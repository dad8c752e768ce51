/** On the document, when the site has accepted a form and before the visitor is led to the page of what they sent. */
export const formSentEvent = 'gevel:form-sent'

export interface FormSent {
  /** Which form: never what was typed. */
  form: string
  /** The visitor is led on once all of these are done. */
  waits: Promise<unknown>[]
}

export async function announceSent(form: string): Promise<void> {
  const detail: FormSent = { form, waits: [] }
  document.dispatchEvent(new CustomEvent(formSentEvent, { detail }))
  await Promise.all(detail.waits)
}
