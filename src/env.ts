import { z } from 'zod'

import { platformSettings } from './env/platform-settings'

const upTo = (most: number) => z.coerce.number().int().min(1).max(most)
const secret = (description: string) =>
  z
    .string()
    .min(16)
    .default('only-for-development-and-tests')
    .meta({ description: `${description} At least 16 characters.`, isRequired: true, isSecret: true })

/** One entry per variable: what it may hold, and one line of meaning for `.env.example`, which is made of it. */
export const envSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('How the process runs; `npm start` and the images set it.'),
  GEVEL_STAGE: z
    .enum(['production', 'demo'])
    .default('production')
    .describe('A demo also has the kit of the interface; a real site has only what visitors need.'),
  PORT: upTo(65_535).default(3000).describe('Where the process listens: web, or cms.'),
  LISTEN_ADDRESS: z
    .union([z.ipv4(), z.ipv6()])
    .default('127.0.0.1')
    .describe(
      'The address of this machine on which it listens; 0.0.0.0 where only its proxy reaches it, as in an image.',
    ),
  DATABASE_URL: z.url().default('postgres://gevel_migrate:gevel@127.0.0.1:54320/gevel').meta({
    description:
      'PostgreSQL, with the login of the program that is started: of migrate the owner of the tables, of cms, worker and web a member of gevel_cms, gevel_worker and gevel_web.',
    isRequired: true,
    isSecret: true,
  }),
  DATABASE_DIRECT_URL: z
    .union([z.literal(''), z.url()])
    .default('')
    .meta({
      description:
        'The same database and login past the pooler, where DATABASE_URL leads to one that gives connections out by the transaction: for what listens, and for locks that outlive a transaction; empty: as DATABASE_URL.',
      isSecret: true,
    }),
  PORTAL_DATABASE_URL: z
    .union([z.literal(''), z.url()])
    .default('')
    .meta({
      description:
        'Of web: a second login, a member of gevel_portal, which reads for owners who are signed in; empty: as DATABASE_URL, for a process with the rights of the owner of the tables.',
      isSecret: true,
    }),
  DATABASE_POOL_SIZE: upTo(1000)
    .default(10)
    .describe('Connections to the database that one process may hold.'),
  PAGES_AT_ONCE: upTo(1000).default(32).describe('Pages that one web makes at the same time.'),
  PAGES_WAITING: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(60)
    .describe(
      'Pages that may wait for their turn in one web; whoever comes after them hears 503 at once. Together with PAGES_AT_ONCE below WEB_CONNECTIONS of Varnish.',
    ),
  NOTICE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(0)
    .describe(
      'Of web where there are several: how long one that is told to stop still answers, while /healthz already says 503. Varnish needs 4 to see it and send visitors to the others; 0: where there is one.',
    ),
  SITE_URL: z.url().default('http://localhost:8080').meta({
    description: 'Address of the site as visitors see it: canonical links, hreflang, mails.',
    isRequired: true,
  }),
  CMS_URL: z
    .url()
    .default('http://localhost:3001')
    .meta({ description: 'Address of the admin as editors see it.', isRequired: true }),
  HSTS: z
    .string()
    .regex(/^[\w=; -]*$/)
    .default('')
    .describe(
      'What Varnish and cms say to browsers of addresses with https, such as max-age=31536000: they then ask for nothing else; empty: nothing.',
    ),
  PAYLOAD_SECRET: secret('Signs the sessions of editors.'),
  LINK_SECRET: secret(
    'Signs the links in mails, and keys the hashes of addresses. `npm run setup -- --rotate` replaces it so that links that were sent hold for 30 days more.',
  ),
  LINK_SECRET_PREVIOUS: z
    .union([z.literal(''), z.string().min(16)])
    .default('')
    .meta({
      description:
        'The LINK_SECRET before this one: nothing is signed with it any more; empty: there was none.',
      isSecret: true,
    }),
  LINK_SECRET_CHANGED: z
    .union([z.literal(''), z.iso.date()])
    .default('')
    .describe(
      'The day on which LINK_SECRET took the place of LINK_SECRET_PREVIOUS, such as 2026-11-18; its links hold for 30 days from then.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .default('smtp://127.0.0.1:1025')
    .meta({
      description: 'The mail server, such as smtps://user:password@mail.example:465.',
      isRequired: true,
      isSecret: true,
    }),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n"]* <[^\s<>@]+@[^\s<>@]+>$/)
    .default('Gevel <website@gevel.example>')
    .meta({
      description:
        'Who every mail comes from: Name <address>. An address of the agency’s own domain, or receivers will not trust it.',
      isRequired: true,
    }),
  DKIM_KEY: z
    .string()
    .regex(/^[A-Za-z\d+/=]*$/)
    .default('')
    .meta({
      description:
        'Signs every mail (DKIM): an RSA key as PKCS8 in base64, whose other half `npm run setup` prints for the names of the domain. Empty: the mail server signs, or nobody does.',
      isSecret: true,
    }),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z\d-]+$/)
    .default('gevel')
    .describe('Under which name of the domain the other half of DKIM_KEY is found: <it>._domainkey.'),
  OWN_PROXIES: upTo(10)
    .default(1)
    .describe(
      'Proxies of ours before the site, each of which adds the address it saw: Varnish, and whatever ends TLS.',
    ),
  CACHE_PURGE_URLS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .describe('HTTP caches that are told what changed, separated by commas; empty: none.'),
  CACHE_PURGE_SECRET: z
    .string()
    .regex(/^[\w-]+$/)
    .default('only-for-development')
    .meta({
      description:
        'Proves a purge to the cache. Stands in its configuration, hence only letters, digits, _ and -.',
      isRequired: true,
      isSecret: true,
    }),
  ...platformSettings,
  PICTURE_STORAGE_HOST: z
    .string()
    .default('localhost:4011')
    .meta({ description: 'Host on which the platform stores pictures of homes.', isRequired: true }),
  PICTURE_CDN_ORIGIN: z.string().default('http://localhost:4011').meta({
    description:
      'Pictures of the storage host are fetched here instead, in the size that is shown; where nothing resizes them: the same host with https:// before it.',
    isRequired: true,
  }),
  YOUTUBE_STILL_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .default('https://i.ytimg.com')
    .describe('Stills of films are fetched here by us, so that a visitor’s browser need not.'),
  MAP_STYLE_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .default('')
    .describe(
      'Style of a tile host, such as https://tiles.openfreemap.org/styles/positron, which visitors’ browsers then ask for tiles; empty: our own map.',
    ),
  MAP_ARCHIVE: z
    .string()
    .min(1)
    .default('dist/maps/streets.pmtiles')
    .describe(
      'The street map that is served from our own host: a PMTiles archive with the layers of the one that the build makes, or of Protomaps.',
    ),
  STREET_VIEW_KEY: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Key of the Maps Embed API, kept to the address of the site at Google: a view of the street then opens on the page of a home, once its visitor asks for it. Without it a link leads to Google.',
    ),
  HOME_HISTORY: z
    .enum(['off', 'on'])
    .default('off')
    .describe('Whether the page of a home tells since when it is online and what it cost before.'),
  ASSISTANTS: z
    .enum(['off', 'on'])
    .default('on')
    .describe(
      'Whether assistants of visitors may ask at /mcp/ for homes and for the agency, as the pages show them.',
    ),
  INDEXNOW_KEY: z
    .string()
    .regex(/^(?:[A-Za-z\d-]{8,128})?$/)
    .default('')
    .describe(
      'Proves to the search engines that share IndexNow whose site it is; public; empty: they are told nothing.',
    ),
  INDEXNOW_HOST: z
    .enum(['api.indexnow.org', 'www.bing.com', 'search.seznam.cz', 'yandex.com', 'searchadvisor.naver.com'])
    .default('api.indexnow.org')
    .describe('Who hears of changes, and passes them on to the others.'),
  TRANSLATION_URL: z
    .union([
      z.literal(''),
      z.url({ protocol: /^https$/ }),
      z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1)$/ }),
    ])
    .default('')
    .describe(
      'Of cms and web: the service that translates drafts for editors, such as https://api-free.deepl.com, or one that answers as DeepL does; the privacy page then names it. Empty: there is none.',
    ),
  TRANSLATION_KEY: z
    .string()
    .regex(/^[\w:-]*$/)
    .default('')
    .meta({ description: 'Lets cms in at TRANSLATION_URL.', isSecret: true }),
  MEDIA_FOLDER: z
    .string()
    .default('media')
    .describe('Where the pictures and films of editors lie; shared by all copies of the site.'),
  ERASURES_FILE: z
    .string()
    .default('')
    .describe(
      'Of the worker: a file beside the backups, apart from the database, that remembers who asked to be erased; after a restore they are erased again. Empty: none.',
    ),
  BACKUP_STAMP_FILE: z
    .string()
    .default('')
    .describe(
      'A file that deploy/backup/backup.sh writes when a backup is whole and taken away; the worker measures its age. Where only root may write, such as /var/lib/gevel-backed-up. Empty: no age is measured.',
    ),
  NEWSLETTER_PER_MINUTE: upTo(60_000)
    .default(300)
    .describe(
      'How many mails of a newsletter leave in a minute, from all workers together: what the mail server allows.',
    ),
  SYNC_ROWS_PER_PAGE: upTo(1000).default(250).describe('Homes that the platform is asked for at a time.'),
  SYNC_INTERVAL_MINUTES: upTo(59).default(5).describe('How often the platform is asked what changed.'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_533)
    .default(0)
    .describe(
      'Where Prometheus reads the metrics of web, such as 9464; cms takes the next port, worker the one after; 0: nowhere.',
    ),
  METRICS_ADDRESS: z
    .union([z.ipv4(), z.ipv6()])
    .default('127.0.0.1')
    .describe('The address of this machine for metrics; never one that visitors reach.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('The least that is logged.'),
})

const developmentSecret = /^only-for-development/
const developmentMail = /^smtp:\/\/(localhost|127\.0\.0\.1)|@gevel\.example>$/

type Settings = z.infer<typeof envSchema>

const isOnLocalhost = ({ SITE_URL }: Settings) =>
  /^(localhost|127\.0\.0\.1)$/.test(new URL(SITE_URL).hostname)

/** Of what the chosen platform needs: that which was not given, or on a real site is still that of the demo. */
export function missingSettings(settings: Settings): string[] {
  const isReal = !isOnLocalhost(settings)
  return Object.entries(envSchema.shape).flatMap(([name, field]) => {
    if (field.meta()?.neededBy !== settings.PLATFORM) return []
    const value = settings[name as keyof Settings]
    const isLeftOut = value === '' || value === 0
    return isLeftOut || (isReal && value === field.parse(undefined)) ? [name] : []
  })
}

/** A real site with the secrets of the demo is open to everybody. */
const guardedSchema = envSchema
  .refine(
    (settings) =>
      isOnLocalhost(settings) ||
      !(
        [settings.PAYLOAD_SECRET, settings.LINK_SECRET, settings.CACHE_PURGE_SECRET].some((secret) =>
          developmentSecret.test(secret),
        ) ||
        // Mails to nowhere are leads that nobody hears of.
        [settings.SMTP_URL, settings.MAIL_FROM].some((mail) => developmentMail.test(mail))
      ),
    'PAYLOAD_SECRET, LINK_SECRET, CACHE_PURGE_SECRET, SMTP_URL and MAIL_FROM must be set for a site that is not on localhost',
  )
  .superRefine((settings, context) => {
    for (const name of missingSettings(settings))
      context.addIssue({ code: 'custom', path: [name], message: `PLATFORM=${settings.PLATFORM} needs it` })
  })

/** The only reader of process.env; a wrong value stops the process at its start. */
export const env = guardedSchema.parse(process.env)
