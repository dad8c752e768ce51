import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { users } from '@/cms/users.collection'
import { languages, mainLanguage } from '@/domain/language'
import { env } from '@/env'

const here = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  serverURL: env.CMS_URL,
  secret: env.PAYLOAD_SECRET,
  cors: [env.CMS_URL],
  csrf: [env.CMS_URL],
  telemetry: false,
  graphQL: { disable: true },
  maxDepth: 3,
  defaultDepth: 0,
  sharp,
  admin: {
    user: 'users',
    importMap: { baseDir: here },
    meta: { titleSuffix: ' · Gevel' },
  },
  i18n: { supportedLanguages: { nl, fr, en, de }, fallbackLanguage: mainLanguage },
  localization: { locales: [...languages], defaultLocale: mainLanguage, fallback: false },
  collections: [users({ isSecure: env.CMS_URL.startsWith('https:') })],
  jobs: {
    access: { run: () => false, queue: () => false, cancel: () => false },
  },
  db: postgresAdapter({
    pool: { connectionString: env.DATABASE_URL, max: env.DATABASE_POOL_SIZE },
    push: false,
    blocksAsJSON: true,
    migrationDir: path.join(here, 'cms/migrations'),
  }),
  typescript: { outputFile: path.join(here, 'cms/generated/payload-types.ts') },
  onInit: (payload) => {
    // Payload registers no listener: without one, a connection closed by the server ends the process.
    const { pool } = payload.db as { pool?: { on(event: 'error', listener: () => void): void } }
    pool?.on('error', () => payload.logger.warn('A database connection was closed by the server'))
  },
})
