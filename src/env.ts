import { z } from 'zod'

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback)

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** `web` answers visitors, `cms` editors; `both` is for development, where one process does it all. */
  GEVEL_ROLE: z.enum(['web', 'cms', 'both']).default('web'),
  /** A `demo` also has the kit of the interface; a real site has only what visitors need. */
  GEVEL_STAGE: z.enum(['production', 'demo']).default('production'),
  PORT: port(3000),
  DATABASE_URL: z.url().default('postgres://gevel:gevel@127.0.0.1:54320/gevel'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).default(10),
  /** Address of the site as visitors see it: canonical links, hreflang, mails. */
  SITE_URL: z.url().default('http://localhost:8080'),
  CMS_URL: z.url().default('http://localhost:3001'),
  PAYLOAD_SECRET: z.string().min(16).default('only-for-development-and-tests'),
  /** Signs the links in mails, and keys the hashes of addresses; another one makes every link that was sent worthless. */
  LINK_SECRET: z.string().min(16).default('only-for-development-and-tests'),
  /** Such as smtps://user:password@mail.example:465. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:1025'),
  /** Who every mail comes from; an address of the agency's own domain, or receivers will not trust it. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n"]* <[^\s<>@]+@[^\s<>@]+>$/)
    .default('Gevel <website@gevel.example>'),
  /** Proxies of ours before the site, each of which adds the address it saw: Varnish, and whatever ends TLS. */
  OWN_PROXIES: z.coerce.number().int().min(1).default(1),
  /** HTTP caches that are told what changed, separated by commas; empty: none. */
  CACHE_PURGE_URLS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean)),
  /** Stands in the cache's own configuration, hence the plain letters. */
  CACHE_PURGE_SECRET: z
    .string()
    .regex(/^[\w-]+$/)
    .default('only-for-development'),
  OMNICASA_URL: z.url().default('http://127.0.0.1:4010/1.12/OmnicasaService.svc'),
  OMNICASA_CUSTOMER: z.string().default('gevel-demo'),
  OMNICASA_PASSWORD: z.string().default('gevel-demo'),
  /** Pictures on the storage host are fetched from the CDN host, which can resize them. */
  PICTURE_STORAGE_HOST: z.string().default('localhost:4011'),
  PICTURE_CDN_ORIGIN: z.string().default('http://localhost:4011'),
  /**
   * The style of a tile host for the map, such as https://tiles.openfreemap.org/styles/positron; empty: our own, drawn
   * on our own data. Visitors' browsers ask that host for tiles.
   */
  MAP_STYLE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** Where the pictures and films of editors lie; shared by all copies of the site. */
  MEDIA_FOLDER: z.string().default('media'),
  SYNC_ROWS_PER_PAGE: z.coerce.number().int().min(1).max(1000).default(250),
  SYNC_INTERVAL_MINUTES: z.coerce.number().int().min(1).max(59).default(5),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

const developmentSecret = /^only-for-development/
const developmentMail = /^smtp:\/\/(localhost|127\.0\.0\.1)|@gevel\.example>$/

/** Whoever runs a real site with the secrets of the demo has left his door open. */
const guardedSchema = schema.refine(
  ({ SITE_URL, PAYLOAD_SECRET, LINK_SECRET, CACHE_PURGE_SECRET, SMTP_URL, MAIL_FROM }) =>
    new URL(SITE_URL).hostname.match(/^(localhost|127\.0\.0\.1)$/) ||
    !(
      [PAYLOAD_SECRET, LINK_SECRET, CACHE_PURGE_SECRET].some((secret) => developmentSecret.test(secret)) ||
      // Mails to nowhere are leads that nobody hears of.
      [SMTP_URL, MAIL_FROM].some((mail) => developmentMail.test(mail))
    ),
  'PAYLOAD_SECRET, LINK_SECRET, CACHE_PURGE_SECRET, SMTP_URL and MAIL_FROM must be set for a site that is not on localhost',
)

/** The only reader of process.env; a wrong value stops the process at its start. */
export const env = guardedSchema.parse(process.env)
