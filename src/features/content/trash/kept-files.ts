import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'

import type { Media } from '@/cms/generated/payload-types'

/** Below the folder of uploads. The site answers files of that folder itself only, so that these are not found. */
const trashFolder = 'trash'

/** The files of what is in the trash lie apart until it is put back. Editors still see them. */
export function withKeptFiles(config: CollectionConfig, { folder }: { folder: string }): CollectionConfig {
  const hidden = path.join(folder, trashFolder)
  const { hooks = {}, upload } = config
  const { afterChange = [], afterDelete = [] } = hooks

  // The last to run: what is refused has moved nothing.
  const moveFiles: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc }) => {
    const wasTrashed = Boolean((previousDoc as Partial<Media> | undefined)?.deletedAt)
    if (wasTrashed === Boolean(doc.deletedAt)) return doc
    const [from, to] = wasTrashed ? [hidden, folder] : [folder, hidden]
    await mkdir(to, { recursive: true })
    for (const name of namesOf(doc))
      await rename(path.join(from, name), path.join(to, name)).catch(ignoreAbsent)
    return doc
  }

  const removeFiles: CollectionAfterDeleteHook<Media> = async ({ doc }) => {
    for (const name of namesOf(doc)) await rm(path.join(hidden, name), { force: true })
    return doc
  }

  return {
    ...config,
    upload: {
      ...(typeof upload === 'object' && upload),
      handlers: [
        // Payload goes on to its own folder where this answers nothing, which its type does not say.
        (_req, { params }) => readHidden(hidden, params.filename) as Promise<Response>,
      ],
    },
    hooks: {
      ...hooks,
      afterChange: [...afterChange, moveFiles],
      afterDelete: [...afterDelete, removeFiles],
    },
  }
}

async function readHidden(folder: string, filename: string): Promise<Response | undefined> {
  const body = await readFile(path.join(folder, path.basename(filename))).catch(ignoreAbsent)
  if (!body) return undefined
  const headers = { 'Content-Disposition': 'inline', 'X-Content-Type-Options': 'nosniff' }
  return new Response(new Uint8Array(body), { headers: { ...headers, 'Content-Type': typeOf(filename) } })
}

function namesOf({ filename, sizes }: Media): string[] {
  const all = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return all.flatMap((name) => (name ? [path.basename(name)] : []))
}

/** Of what a browser shows in the list; anything else is saved. */
function typeOf(filename: string): string {
  const known = /\.(webp|png|avif|gif|jpe?g)$/i.exec(filename)?.[1]?.toLowerCase()
  return known ? `image/${known === 'jpg' ? 'jpeg' : known}` : 'application/octet-stream'
}

function ignoreAbsent(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'ENOENT') throw error
}
