import { existsSync } from 'node:fs'
import path from 'node:path'

import { env } from '@/env'

import type { Seeding } from './seeding'

/** The database may come from another folder's demo, whose pictures are not in this one. */
export async function restoreFiles({ payload, request, count }: Seeding): Promise<void> {
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    limit: 1000,
    pagination: false,
    select: { filename: true },
    req: request(),
  })
  for (const { id, filename } of docs) {
    const filePath = ['demo/pictures', 'demo/media']
      .map((folder) => path.resolve(folder, filename ?? ''))
      .find((candidate) => existsSync(candidate))
    if (!filename || !filePath || existsSync(path.resolve(env.MEDIA_FOLDER, filename))) continue
    await payload.update({
      collection: 'media',
      id,
      data: {},
      filePath,
      overwriteExistingFiles: true,
      req: request(),
    })
    count('files', 'rewritten')
  }
}
