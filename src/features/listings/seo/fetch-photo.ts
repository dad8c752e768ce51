import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { keptAt } from '@/domain/media/kept-file'
import { type PictureHosts, pictureUrl } from '@/domain/media/picture-url'

const timeoutMs = 4000
const mostBytes = 20_000_000
const photoWidth = 1200

/** The photograph from where our pictures lie, and from nowhere else; `null` when it cannot be had. */
export async function fetchPhoto(
  url: string,
  { mediaFolder, ...hosts }: PictureHosts & { mediaFolder: string },
): Promise<Buffer | null> {
  const copy = keptAt(url)
  if (copy) return readFile(path.join(mediaFolder, copy.path)).catch(() => null)
  const sized = pictureUrl(url, photoWidth, hosts)
  if (!URL.canParse(sized)) return null
  const { host, origin } = new URL(sized)
  if (host !== hosts.storageHost.toLowerCase() && origin !== hosts.cdnOrigin) return null
  try {
    const response = await fetch(sized, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > mostBytes) return null
    return Buffer.from(await response.arrayBuffer())
  } catch {
    return null
  }
}
