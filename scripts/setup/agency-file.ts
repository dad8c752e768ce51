import { z } from 'zod'

import { type Language, languages, perLanguage } from '@/domain/language'
import { envSchema } from '@/env'

const line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\r\n]*$/, 'one line')
const optionalLine = line.or(z.literal(''))
const country = z.enum(['BE', 'LU']).default('BE')
const email = z.email()

/** One text for all languages, or one for each. */
const words = z.union([line, z.partialRecord(z.enum(languages as [Language, ...Language[]]), line)])
export type OwnWords = z.infer<typeof words>

const agency = z.strictObject({
  name: line,
  company: line,
  street: line,
  /** Postcode and municipality. */
  place: line,
  country,
  phone: line,
  email,
  /** The number for messages; without one there is no button for them. */
  whatsapp: line.optional(),
  companyNumber: line,
  vatNumber: line,
  brokers: z.array(z.strictObject({ name: line, number: line })).min(1),
  insurer: line,
  insurancePolicy: line,
  codeOfConductUrl: z.url().default('https://www.biv.be/deontologie'),
  luxembourg: z.strictObject({ permit: line, register: line, vatNumber: line }).optional(),
})

const office = z.strictObject({
  name: words,
  street: words,
  zip: line,
  city: words,
  country,
  phone: line,
  email,
  hours: words.optional(),
  directions: words.optional(),
})

const languageChoice = z
  .strictObject({
    used: z.array(z.enum(languages as [Language, ...Language[]])).min(1),
    standard: z.enum(languages as [Language, ...Language[]]),
  })
  .refine(({ used, standard }) => used.includes(standard), 'the standard language is not in use')

/** Names of src/env.ts with their values. */
const settings = z.record(z.string(), z.coerce.string()).superRefine((given, context) => {
  for (const name of Object.keys(given))
    if (!(name in envSchema.shape))
      context.addIssue({ code: 'custom', path: [name], message: 'is no setting of src/env.ts' })
})

/** Everything that makes a site the one of an agency; docs/how-to/run-your-own.md explains it with an example. */
export const agencyFile = z.strictObject({
  agency,
  languages: languageChoice,
  offices: z.array(office).min(1),
  addresses: z.strictObject({
    site: z.url({ protocol: /^https?$/ }),
    admin: z.url({ protocol: /^https?$/ }),
  }),
  platform: z.strictObject({ name: envSchema.shape.PLATFORM.unwrap(), settings }),
  mail: z.strictObject({
    server: z.url({ protocol: /^smtps?$/ }),
    from: email,
    /** Who gets the test mail; the administrator when nobody is named. */
    testTo: email.optional(),
  }),
  database: z
    .strictObject({
      host: line.default('127.0.0.1:5432'),
      name: z
        .string()
        .regex(/^[a-z][a-z0-9_]{0,40}$/)
        .default('gevel'),
    })
    .prefault({}),
  administrator: z.strictObject({ name: line, email }),
  /** Anything else of src/env.ts, such as MAP_STYLE_URL. */
  settings: settings.default({}),
})

export type AgencyFile = z.infer<typeof agencyFile>
export { country, email, line, optionalLine }

/** What is wrong is said by its place in the file. */
export function parseAgencyFile(content: unknown): AgencyFile {
  const { data, error } = agencyFile.safeParse(content)
  if (!data)
    throw new Error(
      error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join('\n'),
    )
  return data
}

/** A language without words of its own reads those of the agency's standard language. */
export function inEachLanguage(given: OwnWords | undefined, standard: Language): Record<Language, string> {
  return perLanguage((language) => {
    if (given === undefined || typeof given === 'string') return given ?? ''
    return given[language] ?? given[standard] ?? Object.values(given)[0] ?? ''
  })
}
