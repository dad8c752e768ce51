import type { CollectionConfig, Field } from 'payload'

import { isEditor, isEditorOrTranslator, isSiteOrTeam } from '@/cms/access/editors.access'
import { revision, savedBy } from '@/cms/fields/revision'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { mostSaid } from '@/cms/upload-limit'
import { words } from '@/cms/words'
import { mediaPath } from '@/domain/media/media-file'
import { pictureWidths } from '@/domain/media/picture-url'

import { chosenFile, whereUsedNote } from '../admin/record-notes.fields'
import { cleanPicture } from '../hooks/clean-picture'
import { renderDrawing } from '../hooks/render-drawing'
import { keepOriginalName, noteOriginalName } from '../hooks/original-name'
import { ownStem } from '../hooks/own-stem'
import { forgetMedia, publishMedia } from '../hooks/publish-media'
import { refuseFile, storedKinds } from '../hooks/refuse-file'
import { refuseUsed } from '../hooks/refuse-used'

const nobody = () => false

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
    singular: words({
      nl: 'Beeld of film',
      fr: 'Image ou vidéo',
      en: 'Picture or video',
      de: 'Bild oder Video',
    }),
    plural: words({
      nl: 'Beelden en films',
      fr: 'Images et vidéos',
      en: 'Pictures and videos',
      de: 'Bilder und Videos',
    }),
  },
  admin: {
    group: groups.look,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description: mostSaid,
  },
  access: {
    create: isEditor,
    read: isSiteOrTeam,
    update: isEditorOrTranslator,
    delete: isEditor,
    unlock: isEditor,
  },
  // Forms are compared by what they were written on; a lock would be in the way of nobody else.
  lockDocuments: false,
  upload: {
    staticDir: folder,
    // Nothing of an SVG is stored, which may carry scripts; the browser may offer one.
    mimeTypes: [...storedKinds, 'image/svg+xml'],
    focalPoint: true,
    pasteURL: false,
    adminThumbnail: 'thumb',
    imageSizes: [size('thumb'), size('mobile'), size('desktop')],
  },
  hooks: {
    // The name is noted before it makes room for another.
    beforeOperation: [refuseFile, noteOriginalName, renderDrawing, ownStem, cleanPicture],
    beforeChange: [keepOriginalName],
    beforeDelete: [refuseUsed],
    afterChange: [publishMedia],
    afterDelete: [forgetMedia],
  },
  fields: [
    revision,
    chosenFile,
    whereUsedNote,
    {
      name: 'alt',
      type: 'text',
      localized: true,
      label: words({
        nl: 'Wat er te zien is',
        fr: 'Ce que l’on voit',
        en: 'What it shows',
        de: 'Was zu sehen ist',
      }),
      admin: {
        description: words({
          nl: 'Voor wie het beeld niet ziet. Leeg laten als het alleen versiert.',
          fr: 'Pour qui ne voit pas l’image. Laisser vide si elle ne fait que décorer.',
          en: 'For those who cannot see it. Leave empty if it only decorates.',
          de: 'Für alle, die es nicht sehen. Leer lassen, wenn es nur schmückt.',
        }),
      },
    },
    ...shared<Field>({
      name: 'credit',
      type: 'text',
      label: words({ nl: 'Fotograaf', fr: 'Photographe', en: 'Photographer', de: 'Fotograf' }),
    }),
    {
      name: 'originalName',
      type: 'text',
      label: words({
        nl: 'Oorspronkelijke naam',
        fr: 'Nom d’origine',
        en: 'Original name',
        de: 'Ursprünglicher Name',
      }),
      access: { create: nobody, update: nobody },
      admin: { readOnly: true },
    },
    {
      name: 'destination',
      type: 'text',
      virtual: true,
      label: words({
        nl: 'Adres op de site',
        fr: 'Adresse sur le site',
        en: 'Address on the site',
        de: 'Adresse auf der Website',
      }),
      access: { create: nobody, update: nobody },
      admin: { readOnly: true },
      hooks: {
        afterRead: [({ data }) => (typeof data?.filename === 'string' ? mediaPath + data.filename : null)],
      },
    },
    savedBy,
  ],
})
