import type { CollectionConfig, Field } from 'payload'

import { isEditor, isEditorOrTranslator, isSiteOrTeam } from '@/cms/access/editors.access'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'
import { pictureWidths } from '@/domain/media/picture-url'

import { whereUsedNote } from '../admin/record-notes.fields'
import { ownStem } from '../hooks/own-stem'
import { forgetMedia, publishMedia } from '../hooks/publish-media'
import { refuseUsed } from '../hooks/refuse-used'

const size = (name: 'thumb' | 'mobile' | 'desktop') => ({
  name,
  width: pictureWidths[name],
  withoutEnlargement: true,
  formatOptions: { format: 'webp' as const, options: { quality: 80 } },
  // The site asks for a size by its name: see src/domain/media/media-file.ts.
  generateImageName: ({ originalName }: { originalName: string }) => `${originalName}-${name}.webp`,
})

/** Pictures and films. A document is known by its id: its file may be replaced, its words translated. */
export const media = ({ folder }: { folder: string }): CollectionConfig => ({
  slug: 'media',
  labels: {
    singular: words('Beeld of film', 'Image ou vidéo', 'Picture or video', 'Bild oder Video'),
    plural: words('Beelden en films', 'Images et vidéos', 'Pictures and videos', 'Bilder und Videos'),
  },
  admin: {
    group: groups.look,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
  },
  access: {
    create: isEditor,
    read: isSiteOrTeam,
    update: isEditorOrTranslator,
    delete: isEditor,
    unlock: isEditor,
  },
  upload: {
    staticDir: folder,
    // No SVG: it may carry scripts.
    mimeTypes: [
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/avif',
      'image/gif',
      'video/mp4',
      'video/webm',
    ],
    focalPoint: true,
    pasteURL: false,
    adminThumbnail: 'thumb',
    imageSizes: [size('thumb'), size('mobile'), size('desktop')],
  },
  hooks: {
    beforeOperation: [ownStem],
    beforeDelete: [refuseUsed],
    afterChange: [publishMedia],
    afterDelete: [forgetMedia],
  },
  fields: [
    whereUsedNote,
    {
      name: 'alt',
      type: 'text',
      localized: true,
      label: words('Wat er te zien is', 'Ce que l’on voit', 'What it shows', 'Was zu sehen ist'),
      admin: {
        description: words(
          'Voor wie het beeld niet ziet. Leeg laten als het alleen versiert.',
          'Pour qui ne voit pas l’image. Laisser vide si elle ne fait que décorer.',
          'For those who cannot see it. Leave empty if it only decorates.',
          'Für alle, die es nicht sehen. Leer lassen, wenn es nur schmückt.',
        ),
      },
    },
    ...shared<Field>({
      name: 'credit',
      type: 'text',
      label: words('Fotograaf', 'Photographe', 'Photographer', 'Fotograf'),
    }),
  ],
})
