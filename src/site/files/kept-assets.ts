import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/env'

import { builtFolder } from '../assets'

const dayMs = 86_400_000
/** How long a page that was cached, or that somebody left open, finds the scripts of its release. */
const keptDays = 7

/** The browser's files of this release. */
export const builtAssets = () => path.resolve(builtFolder, 'assets')
/** Those of every release of the last days, where all copies of the site find them. */
export const keptAssets = () => path.resolve(env.MEDIA_FOLDER, 'browser-files')

/**
 * Puts the browser's files of this release beside those of earlier ones, and takes away what no release has used for
 * some days. The time of a file says when a process last used it.
 */
export async function keepAssets({
  from = builtAssets(),
  to = keptAssets(),
  now = Date.now(),
}: { from?: string; to?: string; now?: number } = {}): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) await keep(path.join(from, name), path.join(to, name), now)
  for (const name of await readdir(to)) await removeUnused(path.join(to, name), now)
}

/** Again each day, or a release that runs for long would look unused. */
export function keepAssetsDaily(onError: (error: unknown) => void): void {
  setInterval(() => void keepAssets().catch(onError), dayMs).unref()
}

async function keep(from: string, to: string, now: number): Promise<void> {
  if (!(await isThere(to))) {
    // Copies of the site start beside each other: none may serve half a file.
    const begun = `${to}.${randomUUID()}.begun`
    await copyFile(from, begun)
    await rename(begun, to)
  }
  await utimes(to, new Date(now), new Date(now))
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

async function removeUnused(file: string, now: number): Promise<void> {
  // Another copy may have removed it meanwhile.
  const found = await stat(file).catch(() => null)
  if (found && now - found.mtimeMs > keptDays * dayMs) await rm(file, { force: true })
}
