import * as fields from '../fields'
import { defineForm } from '../form'
import { person } from '../shared-fields'

export const documentsForm = defineForm({
  kind: 'documents',
  title: 'form.request_documents',
  fields: {
    documents: fields.ids('form.documents', 'documents_required', { choicesFrom: 'documents' }),
    ...person,
  },
  feedback: 'contact-me',
  thanks: 'thanks.documents',
  notices: ['form.documents_by_email'],
})
