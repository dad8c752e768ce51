import { defineConfig } from '@playwright/test'

import { launchOptions } from './scripts/demo/chromium'
import { declinedOn } from './scripts/demo/declined'

const site = `http://localhost:${process.env.VARNISH_PORT ?? 8080}`

const specs = (names: string[]) => names.map((name) => `**/${name}.spec.ts`)

/** These change what everybody sees: settings, content, homes, limits. They run when nothing else does. */
const alone = [
  'a-home-changes',
  'answer-a-lead',
  'appointments',
  'demands',
  'documents',
  'forms-in-some-languages',
  'forms-manners',
  'inbox',
]
const aloneWithPictures = [
  'across-releases',
  'administer',
  'consent',
  'consent-looks',
  'crawl',
  'edit-a-page',
  'hidden-address',
  'only-own-hosts',
  'site-settings',
  'two-writers',
]

/** These ask for pictures or every request; the others are a quarter quicker in a browser that draws none. */
const withPictures = [
  'a-home',
  'admin-safety',
  'first-screen',
  'first-touch',
  'home-banner',
  'keep-and-compare',
  'look-for-a-home',
  'page-views',
  'pictures',
  'popup',
  'read-a-home',
  'reduced-motion',
]
const pictured = { launchOptions }
const plain = {
  // A panel that glides away under the pointer proves nothing; motion has journeys of its own.
  reducedMotion: 'reduce' as const,
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'],
  },
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.run/e2e',
  timeout: 180_000,
  // A busy machine takes its time; what must be quick is measured where it is promised.
  expect: { timeout: 30_000 },
  workers: 2,
  // What passes at the second try is named apart in the figures.
  retries: process.env.CI_RUN ? 1 : 0,
  projects: [
    {
      name: 'together',
      testIgnore: specs([...alone, ...aloneWithPictures, ...withPictures]),
      fullyParallel: true,
      use: plain,
    },
    { name: 'together, with pictures', testMatch: specs(withPictures), fullyParallel: true, use: pictured },
    { name: 'alone', testMatch: specs(alone), use: plain },
    { name: 'alone, with pictures', testMatch: specs(aloneWithPictures), use: pictured },
  ],
  reporter: [['list'], ['json', { outputFile: process.env.E2E_FIGURES ?? '.run/e2e.json' }]],
  use: {
    baseURL: site,
    // Nobody is asked about cookies but in consent.spec.ts and consent-looks.spec.ts.
    storageState: declinedOn(site),
  },
  // The journeys walk through what `npm run demo` shows; a demo that runs already is used as it is.
  webServer: {
    command: 'npm run --silent demo',
    url: `${site}/nl/`,
    reuseExistingServer: true,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
  },
})
