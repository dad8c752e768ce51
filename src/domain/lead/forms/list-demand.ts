import { z } from 'zod'

import { criteriaOfSearchText, longestSearchText, searchText } from '../../search/search-text'
import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import type { ErrorCode } from '../form/form-error'
import type { FormField } from '../form/form-field'

const invalid = 'choice_invalid' satisfies ErrorCode

/** Written by the list itself: see `searchText`. */
const search: FormField<z.ZodType<string, string>> = {
  control: 'hidden',
  label: 'list_demand.search',
  isRequired: true,
  schema: z
    .string({ error: invalid })
    .max(longestSearchText, { error: invalid })
    .transform((text, context) => {
      const criteria = criteriaOfSearchText(text)
      if (criteria) return searchText(criteria)
      context.addIssue({ code: 'custom', message: invalid })
      return z.NEVER
    }),
}

/** A demand for what a list shows: asking is one field, the click in the mail that follows proves who asked. */
export const listDemandForm = defineForm({
  kind: 'list-demand',
  title: 'list_demand.title',
  submit: 'list_demand.submit',
  fields: { email: fields.email, search },
  feedback: 'demand-register',
  thanks: 'thanks.list_demand',
  isConfirmedByMail: true,
})
