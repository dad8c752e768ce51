import { env } from '@/env'
import type { FileKeeping } from '@/features/sync/kept-files/fetch-file'

/** Where copies of files are put whose addresses end at the platform, and from where they may come. */
export const fileKeeping: FileKeeping = {
  folder: env.MEDIA_FOLDER,
  hosts: (env.SWEEPBRIGHT_FILE_HOSTS || env.PICTURE_STORAGE_HOST).toLowerCase().split(',').filter(Boolean),
}
