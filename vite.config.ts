import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * The public site: the browser's files (one style sheet, a loader, one chunk per island), and with `--ssr` its server
 * as one file, which starts in a fraction of the time of a thousand.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reloadPages()],
  publicDir: false,
  // All packages are in the server's file: a thousand files cost a second and a hundred MB. Those that stay outside
  // bring a program for the processor, or read files beside their own.
  ...(isSsrBuild && { ssr: { noExternal: true, external: ['sharp', 'pdfkit'] } }),
  resolve: {
    alias: {
      '@payload-config': fileURLToPath(new URL('./src/payload.config.ts', import.meta.url)),
      '@': fileURLToPath(new URL('./src', import.meta.url)),
    },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/web',
        target: 'node24',
        sourcemap: true,
        emptyOutDir: true,
        rolldownOptions: { onLog: quietAboutDirectives },
      }
    : {
        outDir: 'dist/site',
        // Pages of earlier builds still ask for their files: those are kept elsewhere, see src/site/files/kept-assets.ts.
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 1200,
        rolldownOptions: { input: 'src/site/browser/main.ts', onLog: quietAboutDirectives },
      },
}))

/** Pages are made on the server: whatever changes there is seen by asking for the page again. */
function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    hotUpdate({ file, server }) {
      if (this.environment.name === 'ssr' && /\/(src|messages)\/.*\.(tsx?|json)$/.test(file))
        server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

/** Packages mark what lives in a browser; each build here is for one side alone. */
function quietAboutDirectives(
  level: string,
  log: { code?: string },
  report: (level: never, log: never) => void,
) {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level as never, log as never)
}
