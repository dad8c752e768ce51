import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { editorialText } from '@/cms/fields/rich-text'
import { guardCollection, guardGlobal } from '@/cms/hooks/guard-document'
import { stampCollection, stampGlobal } from '@/cms/hooks/stamp-language'
import { refuseUnreadable } from '@/cms/hooks/refuse-unreadable'
import { wordRefusals } from '@/cms/hooks/word-refusals'
import { languageNames } from '@/cms/language-names'
import { mailSettings } from '@/cms/mail-settings'
import { hereEndpoint } from '@/cms/open-forms/here.endpoint'
import { keepOtherLanguages } from '@/cms/one-language/keep-other-languages'
import { uploadLimit } from '@/cms/upload-limit'
import { users } from '@/cms/users.collection'
import { languages, mainLanguage } from '@/domain/language'
import { env } from '@/env'
import { accessEndpoints } from '@/features/colleagues/access/access.endpoint'
import { colleagueAccounts } from '@/features/colleagues/colleague-accounts'
import {
  accessPath,
  devicePath,
  inviteScreen,
  newPasswordPath,
  secondStepScreen,
} from '@/features/colleagues/colleague-paths'
import { secondStepEndpoint } from '@/features/colleagues/factor/second-step.endpoint'
import { inviteEndpoint } from '@/features/colleagues/invite/invite.endpoint'
import { signInEndpoints } from '@/features/colleagues/sign-in/sign-in.endpoint'
import { keepCollectionSources, keepGlobalSources } from '@/features/content/cockpit/source/keep-sources'
import { translationEndpoint } from '@/features/content/cockpit/translation.endpoint'
import { articles } from '@/features/content/collections/articles.collection'
import { categories } from '@/features/content/collections/categories.collection'
import { legalFacts } from '@/features/content/collections/legal-facts.collection'
import { media } from '@/features/content/collections/media.collection'
import { listingNotes, projectNotes } from '@/features/content/collections/notes.collection'
import { offices } from '@/features/content/collections/offices.collection'
import { pages } from '@/features/content/collections/pages.collection'
import { redirects } from '@/features/content/collections/redirects.collection'
import { sections } from '@/features/content/collections/sections.collection'
import { team } from '@/features/content/collections/team.collection'
import { agency } from '@/features/content/globals/agency.global'
import { footer } from '@/features/content/globals/footer.global'
import { header } from '@/features/content/globals/header.global'
import { homeBanner } from '@/features/content/globals/home-banner.global'
import { languageSettings } from '@/features/content/globals/languages.global'
import { look } from '@/features/content/globals/look.global'
import { popup } from '@/features/content/globals/popup.global'
import { settings } from '@/features/content/globals/settings.global'
import { siteInfo } from '@/features/content/globals/site-info.global'
import { handleListedHomeEndpoint } from '@/features/content/homes/handle-home.endpoint'
import { homesPath } from '@/features/content/homes/homes-paths'
import { livePreviewUrl } from '@/features/content/live-preview-url'
import { machineEndpoint } from '@/features/content/machine/machine.endpoint'
import { readBeforePublished, readBeforePublishedGlobal } from '@/features/content/machine/refuse-unconfirmed'
import { arrangeMenuEndpoint } from '@/features/content/menu/arrange-menu.endpoint'
import { menuPath } from '@/features/content/menu/menu-paths'
import { missingPath, redirectMissingEndpoint } from '@/features/content/missing/redirect-missing.endpoint'
import { modulePictureEndpoint } from '@/features/content/modules/module-picture.endpoint'
import { forgetReviews } from '@/features/content/review/forget-reviews'
import { reviewEndpoints } from '@/features/content/review/review.endpoint'
import { sectionOfPageEndpoint } from '@/features/content/sections/section-of-page.endpoint'
import { withKeptFiles } from '@/features/content/trash/kept-files'
import { restorable } from '@/features/content/trash/restorable'
import { trashTranslations } from '@/features/content/trash/trash-words'
import { withdrawEndpoint } from '@/features/content/withdraw/withdraw.endpoint'
import { withdrawViewPath } from '@/features/content/withdraw/withdraw-paths'
import { newsletterEndpoints } from '@/features/content/newsletters/newsletters.endpoint'
import { newsletterPath, newslettersPath } from '@/features/content/newsletters/newsletters-paths'
import { exportInsightEndpoint } from '@/features/insight/export-insight.endpoint'
import { insightPath } from '@/features/insight/insight-paths'
import { leadEndpoints } from '@/features/leads/inbox/lead-endpoints'
import { inboxPath, leadFilePath, replyTemplatesPath } from '@/features/leads/lead-paths'
import { checkPublicationsEndpoint } from '@/features/listings/publication/check-publications.endpoint'
import { ownersEndpoints } from '@/features/owners/admin/owners.endpoint'
import { ownersPath } from '@/features/owners/owners-paths'
import { handleHomeEndpoint } from '@/features/owners/home/admin/handle-home.endpoint'
import { ownerHomePath, ownerHomesPath } from '@/features/owners/home/admin/owner-home-paths'
import { runSyncEndpoint } from '@/features/sync/run-sync.endpoint'

const mediaFolder = path.resolve(env.MEDIA_FOLDER)
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
  upload: uploadLimit,
  admin: {
    user: 'users',
    importMap: { baseDir: here },
    meta: { titleSuffix: ' · Gevel' },
    // The usual picture would be fetched from another company, with the editor's address.
    avatar: 'default',
    dateFormat: 'd/M/yyyy HH:mm',
    livePreview: {
      collections: ['pages', 'sections', 'articles'],
      globals: ['home-banner', 'header', 'footer', 'popup', 'look'],
      url: livePreviewUrl,
      breakpoints: [
        { name: 'phone', label: '390', width: 390, height: 844 },
        { name: 'tablet', label: '820', width: 820, height: 1180 },
        { name: 'desktop', label: '1440', width: 1440, height: 900 },
      ],
    },
    components: {
      graphics: { Icon: '/cms/admin/gable#GableIcon', Logo: '/cms/admin/gable#GableLogo' },
      beforeNavLinks: ['/features/content/admin/board-links#BoardLinks'],
      views: {
        login: { Component: '/features/colleagues/sign-in/login-view#LoginView' },
        forgot: { Component: '/features/colleagues/sign-in/forgot-view#ForgotView' },
        knownDevice: {
          Component: '/features/colleagues/sign-in/link-views#DeviceView',
          // Payload lets in who is not signed in only below a path without parameters.
          path: devicePath,
        },
        newPassword: {
          Component: '/features/colleagues/sign-in/link-views#NewPasswordView',
          path: newPasswordPath,
        },
        secondStep: {
          Component: '/features/colleagues/factor/second-step-view#SecondStepView',
          path: secondStepScreen,
          exact: true,
        },
        access: {
          Component: '/features/colleagues/access/access-board#AccessBoard',
          path: accessPath(':id'),
          exact: true,
        },
        inviteColleague: {
          Component: '/features/colleagues/invite/invite-board#InviteBoard',
          path: inviteScreen,
          exact: true,
        },
        dashboard: { Component: '/features/content/admin/dashboard#Dashboard' },
        languageCockpit: {
          Component: '/features/content/cockpit/admin/language-cockpit#LanguageCockpit',
          path: '/languages-cockpit',
          exact: true,
        },
        besideSource: {
          Component: '/features/content/cockpit/admin/beside-source#BesideSource',
          path: '/languages-cockpit/:kind/:id/:language',
          exact: true,
        },
        withdraw: {
          Component: '/features/content/withdraw/withdraw-board#WithdrawBoard',
          path: withdrawViewPath,
          exact: true,
        },
        leadInbox: {
          Component: '/features/leads/admin/lead-inbox#LeadInbox',
          path: inboxPath,
          exact: true,
        },
        leadFile: {
          Component: '/features/leads/admin/lead-file#LeadFile',
          path: leadFilePath(':id'),
          exact: true,
        },
        replyTemplates: {
          Component: '/features/leads/replies/templates-board#TemplatesBoard',
          path: replyTemplatesPath,
          exact: true,
        },
        owners: {
          Component: '/features/owners/admin/owners-board#OwnersBoard',
          path: ownersPath,
          exact: true,
        },
        insight: {
          Component: '/features/insight/admin/insight-board#InsightBoard',
          path: insightPath,
          exact: true,
        },
        menu: {
          Component: '/features/content/menu/menu-board#MenuBoard',
          path: menuPath,
          exact: true,
        },
        missingAddresses: {
          Component: '/features/content/missing/missing-board#MissingBoard',
          path: missingPath,
          exact: true,
        },
        syncBoard: { Component: '/features/sync/admin/sync-board#SyncBoard', path: '/sync-board' },
        ownerHomes: {
          Component: '/features/owners/home/admin/owner-homes-board#OwnerHomesBoard',
          path: ownerHomesPath,
          exact: true,
        },
        ownerHome: {
          Component: '/features/owners/home/admin/owner-home-board#OwnerHomeBoard',
          path: ownerHomePath(':id'),
          exact: true,
        },
        homes: {
          Component: '/features/content/homes/homes-board#HomesBoard',
          path: homesPath,
          exact: true,
        },
        newsletters: {
          Component: '/features/content/newsletters/admin/newsletters-board#NewslettersBoard',
          path: newslettersPath,
          exact: true,
        },
        newsletter: {
          Component: '/features/content/newsletters/admin/newsletter-board#NewsletterBoard',
          path: newsletterPath(':id'),
          exact: true,
        },
        publicationCheck: {
          Component: '/features/listings/admin/publication-check#PublicationCheck',
          path: '/publication-check',
        },
      },
    },
  },
  i18n: {
    supportedLanguages: { nl, fr, en, de },
    fallbackLanguage: mainLanguage,
    // Payload calls a language a regional setting in French.
    translations: {
      ...trashTranslations,
      fr: { general: { ...trashTranslations['fr']?.general, locale: 'Langue' } },
    },
  },
  localization: {
    locales: languages.map((code) => ({ code, label: languageNames[code] })),
    defaultLocale: mainLanguage,
    fallback: false,
    // Words that are not ready in another language stay where they are, unless all are asked for.
    defaultLocalePublishOption: 'active',
  },
  email: nodemailerAdapter(
    mailSettings({
      ...{ from: env.MAIL_FROM, smtpUrl: env.SMTP_URL },
      signing: { key: env.DKIM_KEY, selector: env.DKIM_SELECTOR },
    }),
  ),
  editor: editorialText,
  collections: [
    restorable(listingNotes),
    restorable(projectNotes),
    restorable(legalFacts),
    restorable(pages),
    restorable(sections),
    redirects,
    restorable(articles),
    restorable(categories),
    restorable(team),
    restorable(offices),
    withKeptFiles(restorable(media({ folder: mediaFolder })), { folder: mediaFolder }),
    colleagueAccounts(users({ isSecure: env.CMS_URL.startsWith('https:') })),
  ]
    .map(guardCollection)
    .map(stampCollection)
    .map(keepCollectionSources)
    .map(forgetReviews)
    .map(readBeforePublished),
  globals: [homeBanner, header, footer, popup, look, agency, languageSettings, settings, siteInfo]
    .map(guardGlobal)
    .map(stampGlobal)
    .map(keepGlobalSources)
    .map(readBeforePublishedGlobal),
  hooks: { afterError: [wordRefusals, refuseUnreadable] },
  endpoints: [
    ...signInEndpoints,
    secondStepEndpoint,
    inviteEndpoint,
    ...accessEndpoints,
    modulePictureEndpoint,
    hereEndpoint,
    translationEndpoint,
    machineEndpoint,
    withdrawEndpoint,
    sectionOfPageEndpoint,
    ...reviewEndpoints,
    redirectMissingEndpoint,
    arrangeMenuEndpoint,
    runSyncEndpoint,
    checkPublicationsEndpoint,
    handleListedHomeEndpoint,
    ...newsletterEndpoints,
    ...leadEndpoints({ secret: env.LINK_SECRET }),
    ...ownersEndpoints,
    handleHomeEndpoint,
    exportInsightEndpoint,
  ],
  custom: {
    siteUrl: env.SITE_URL,
    isDemo: env.GEVEL_STAGE === 'demo',
    // A function, so that its key is written nowhere the configuration is.
    translation: () =>
      env.TRANSLATION_URL && env.TRANSLATION_KEY
        ? { url: env.TRANSLATION_URL, key: env.TRANSLATION_KEY }
        : null,
    pictureHosts: { storageHost: env.PICTURE_STORAGE_HOST, cdnOrigin: env.PICTURE_CDN_ORIGIN },
  },
  jobs: {
    access: { run: () => false, queue: () => false, cancel: () => false },
  },
  db: keepOtherLanguages(
    postgresAdapter({
      pool: { connectionString: env.DATABASE_URL, max: env.DATABASE_POOL_SIZE },
      push: false,
      blocksAsJSON: true,
      migrationDir: path.join(here, 'cms/migrations'),
    }),
  ),
  // `npm run generate` writes it; at each start outside production it would cost ten seconds of a processor.
  typescript: { autoGenerate: false, outputFile: path.join(here, 'cms/generated/payload-types.ts') },
  onInit: (payload) => {
    // Payload registers no listener: without one, a connection closed by the server ends the process.
    const { pool } = payload.db as { pool?: { on(event: 'error', listener: () => void): void } }
    pool?.on('error', () => payload.logger.warn('A database connection was closed by the server'))
  },
})
