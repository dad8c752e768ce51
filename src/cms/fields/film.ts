import type { UploadField } from 'payload'

import { words } from '../words'

/** A silent film that plays behind the words of a banner. */
export function filmField(condition: NonNullable<UploadField['admin']>['condition']): UploadField {
  return {
    name: 'video',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'video' } },
    label: words({
      nl: 'Film (mp4, zonder klank)',
      fr: 'Vidéo (mp4, sans son)',
      en: 'Video (mp4, silent)',
      de: 'Video (mp4, ohne Ton)',
    }),
    admin: { condition },
  }
}
