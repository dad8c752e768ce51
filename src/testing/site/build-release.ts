import path from 'node:path'

import { build } from 'vite'

/**
 * The browser's files as Vite builds them, in `dist/site` of the folder. `change` is what this release has more in its
 * first script, so that its files have names of their own.
 */
export async function buildRelease(folder: string, change: string): Promise<void> {
  await build({
    logLevel: 'error',
    build: { outDir: path.join(folder, 'dist/site'), emptyOutDir: true },
    plugins: [
      {
        name: 'changed',
        transform: (code, id) => (id.endsWith('/src/site/browser/main.ts') ? `${code}\n${change}` : null),
      },
    ],
  })
}
