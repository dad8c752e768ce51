import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import { person } from '../form/shared-fields'

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
