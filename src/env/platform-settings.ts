import { z } from 'zod'

const platforms = ['omnicasa', 'whise', 'sweepbright'] as const
const address = z.union([z.literal(''), z.url()])

/**
 * Which platform the agency has, and what each needs. `neededBy`: nobody else is asked for it. Empty is not given, which
 * compose.yaml cannot help.
 */
export const platformSettings = {
  PLATFORM: z
    .enum(platforms)
    .default('omnicasa')
    .describe('The agency’s data platform; its own settings follow.'),
  OMNICASA_URL: address
    .default('http://127.0.0.1:4010/1.12/OmnicasaService.svc')
    .meta({ description: 'Address of the service, up to OmnicasaService.svc.', neededBy: 'omnicasa' }),
  OMNICASA_CUSTOMER: z
    .string()
    .default('gevel-demo')
    .meta({ description: 'The agency’s name at the platform.', neededBy: 'omnicasa' }),
  OMNICASA_PASSWORD: z.string().default('gevel-demo').meta({
    description: 'The agency’s password at the platform.',
    neededBy: 'omnicasa',
    isSecret: true,
  }),
  OMNICASA_SITE_MEDIUM_ID: z.coerce
    .number()
    .int()
    .positive()
    .default(5)
    .describe(
      'The platform’s number of the medium “website”: its views of this site are left out of what owners read, because the site counts them itself.',
    ),
  REPORT_VIEWS: z
    .enum(['yes', 'no'])
    .default('no')
    .describe(
      'Whether the platform is told of every view of a home. It gets the number of the home, nothing of the visitor.',
    ),
  WHISE_URL: address.default('http://127.0.0.1:4020/').meta({
    description: 'Address of the service, such as https://api.whise.eu/, up to the slash.',
    neededBy: 'whise',
  }),
  WHISE_USER: z.string().default('gevel-demo').meta({
    description: 'Name of the account that the agency activated for its website.',
    neededBy: 'whise',
  }),
  WHISE_PASSWORD: z
    .string()
    .default('gevel-demo')
    .meta({ description: 'Password of that account.', neededBy: 'whise', isSecret: true }),
  WHISE_CLIENT_ID: z.coerce
    .number()
    .int()
    .min(0)
    .max(2_147_483_647)
    .default(9001)
    .meta({ description: 'The agency’s number at the platform.', neededBy: 'whise' }),
  WHISE_OFFICE_ID: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('The branch that gets what is about no home; 0: the first of the platform’s list.'),
  WHISE_DETAILS: z
    .string()
    .default('')
    .describe('Numbers of details that no public source names, such as gScore:2901,pScore:2902.'),
  WHISE_DOCUMENTS: z
    .enum(['on-request', 'public'])
    .default('on-request')
    .describe('Whether visitors may open every document of a home, or ask for it.'),
  WHISE_VISIT_ACTION_ID: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('The calendar action that marks a moment as free for visitors; 0: no moments are offered.'),
  SWEEPBRIGHT_URL: address.default('http://127.0.0.1:4030/api/').meta({
    description: 'Address of the service, such as https://website.sweepbright.com/api/, up to the slash.',
    neededBy: 'sweepbright',
  }),
  SWEEPBRIGHT_CLIENT_ID: z.string().default('gevel-demo').meta({
    description: 'Name of the website channel that the agency made at the platform.',
    neededBy: 'sweepbright',
  }),
  SWEEPBRIGHT_CLIENT_SECRET: z.string().default('gevel-demo').meta({
    description: 'Secret of that channel: it opens the service, and signs its messages.',
    neededBy: 'sweepbright',
    isSecret: true,
  }),
  SWEEPBRIGHT_FILE_HOSTS: z
    .string()
    .regex(/^[a-z\d.:,-]*$/)
    .default('')
    .describe(
      'Hosts from which its pictures and documents are copied, such as one.example.com,two.example.com; empty: PICTURE_STORAGE_HOST alone.',
    ),
  SWEEPBRIGHT_DOCUMENTS: z
    .enum(['on-request', 'public'])
    .default('on-request')
    .describe('Whether visitors may open every document of a home, or ask for it.'),
}
