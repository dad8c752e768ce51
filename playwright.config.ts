import { defineConfig } from '@playwright/test'

const site = `http://localhost:${process.env.VARNISH_PORT ?? 8080}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.run/e2e',
  timeout: 60_000,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '.run/e2e.json' }]],
  use: {
    baseURL: site,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
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
