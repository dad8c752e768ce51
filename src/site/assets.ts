import { readFileSync } from 'node:fs'

import { env } from '@/env'

/** What Vite writes about a built file; see its documentation of `build.manifest`. */
interface BuiltFile {
  file: string
  css?: string[]
  imports?: string[]
}

export interface Assets {
  styles: string[]
  scripts: string[]
  /** Fetched along with the first script, so that the browser need not find out by itself. */
  preloads: string[]
}

export const builtFolder = 'dist/site'
const entry = 'src/site/browser/main.ts'
let built: { assets: Assets; buildId: string } | null = null

/** The styles and scripts of every page: built files with hashed names, or Vite's own while developing. */
export function pageAssets(): Assets {
  return env.NODE_ENV === 'development' ? developmentAssets : readBuild().assets
}

/** Changes with any of the browser's files. */
export function buildId(): string {
  return readBuild().buildId
}

const developmentAssets: Assets = {
  styles: ['/src/site/site.css'],
  scripts: ['/@vite/client', `/${entry}`],
  preloads: [],
}

function readBuild() {
  built ??= parseManifest(readFileSync(`${builtFolder}/.vite/manifest.json`, 'utf8'))
  return built
}

function parseManifest(text: string) {
  const manifest = JSON.parse(text) as Record<string, BuiltFile>
  const main = manifest[entry]
  if (!main) throw new Error(`${builtFolder} was built without ${entry}`)
  const imported = (main.imports ?? []).flatMap((name) => manifest[name] ?? [])
  const href = (file: string) => `/${file}`
  return {
    assets: {
      styles: [main, ...imported].flatMap(({ css = [] }) => css.map(href)),
      scripts: [href(main.file)],
      preloads: imported.map(({ file }) => href(file)),
    },
    buildId: /-([\w-]+)\.js$/.exec(main.file)?.[1] ?? main.file,
  }
}
