import { z } from 'zod'

import { homeIds } from '../../listing/home-ids'
import { homesParameter, mostKept } from '../../listing/homes-query'
import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import type { ErrorCode } from '../form/form-error'
import type { FormField } from '../form/form-field'

const invalid = 'choice_invalid' satisfies ErrorCode

/** Numbers of homes as in an address: `12,34`; written by the page that shows them. */
export const homesTextSchema = z
  .string({ error: invalid })
  .max(2000, { error: invalid })
  .transform((text, context) => {
    const ids = homeIds(new URLSearchParams({ [homesParameter]: text }))
    if (ids.length > 0) return ids.slice(0, mostKept).join(',')
    context.addIssue({ code: 'custom', message: invalid })
    return z.NEVER
  })

const homes: FormField<z.ZodType<string, string>> = {
  control: 'hidden',
  label: 'favourites.results',
  isRequired: true,
  schema: homesTextSchema,
}

/** Keeps the homes of a browser behind a link; the click in the mail that follows proves who asked. */
export const favouritesForm = defineForm({
  kind: 'favourites',
  title: 'kept_list.box_title',
  submit: 'kept_list.submit',
  fields: { email: fields.email, homes },
  feedback: 'site-contact',
  thanks: 'thanks.favourites',
  isConfirmedByMail: true,
})
