import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

const alias = {
  '@payload-config': fileURLToPath(new URL('./src/payload.config.ts', import.meta.url)),
  '@': fileURLToPath(new URL('./src', import.meta.url)),
}
const integration = ['**/*.int.test.ts']
/** These replace a module for a whole file, so they cannot share one with other files. */
const isolated = ['**/fifth-language.test.tsx']
const ignored = ['node_modules/**', '.next/**', '.run/**', 'e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // Most of the time went to loading the same modules anew for each file.
          isolate: false,
          // One less than the processors is the default: on two that leaves one of them idle.
          maxWorkers: 2,
          testTimeout: 20_000,
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...ignored, ...integration, ...isolated],
        },
      },
      {
        resolve: { alias },
        test: { name: 'unit, isolated', testTimeout: 60_000, include: isolated, exclude: ignored },
      },
      {
        resolve: { alias },
        test: {
          name: 'int',
          include: integration,
          exclude: ignored,
          pool: 'forks',
          // Nobody listens there: tests ask no other host.
          env: { YOUTUBE_STILL_ORIGIN: 'http://127.0.0.1:9' },
          maxWorkers: 2,
          globalSetup: './src/testing/int-database.setup.ts',
          setupFiles: './src/testing/check-rows.setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
