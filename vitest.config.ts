import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

const alias = {
  '@payload-config': fileURLToPath(new URL('./src/payload.config.ts', import.meta.url)),
  '@': fileURLToPath(new URL('./src', import.meta.url)),
}
const integration = ['**/*.int.test.ts']
const ignored = ['node_modules/**', '.next/**', '.run/**', 'e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...ignored, ...integration],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'int',
          include: integration,
          exclude: ignored,
          pool: 'forks',
          fileParallelism: false,
          globalSetup: './src/testing/int-database.setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
