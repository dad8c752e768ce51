import { z } from 'zod'

import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import type { FormField } from '../form/form-field'

const website: FormField<z.ZodOptional<z.ZodURL>> = {
  control: 'url',
  label: 'testimonial.website',
  isRequired: false,
  maxLength: 200,
  autocomplete: 'url',
  inputMode: 'url',
  schema: z
    .url({ protocol: /^https?$/, error: 'link_invalid' })
    .max(200, { error: 'too_long' })
    .optional(),
}

/** The file itself travels beside the answers; here stands its name. */
const image: FormField<z.ZodOptional<z.ZodString>> = {
  control: 'file',
  label: 'testimonial.image',
  isRequired: false,
  file: { types: ['image/jpeg', 'image/png', 'image/webp'], maxMegabytes: 5 },
  schema: z.string().max(200, { error: 'too_long' }).optional(),
}

export const testimonialForm = defineForm({
  kind: 'testimonial',
  title: 'testimonial.leave',
  fields: {
    lastName: fields.personName('testimonial.name', 'name_required', { autocomplete: 'name' }),
    email: fields.email,
    about: fields.optionalText('testimonial.about_you', { maxLength: 200 }),
    website,
    image,
    comment: fields.text('testimonial.comment', 'comment_required', { control: 'textarea', maxLength: 4000 }),
    publication: fields.agreement('testimonial.publication'),
  },
  feedback: 'site-contact',
  thanks: 'thanks.testimonial',
  notices: ['testimonial.moderation'],
})
