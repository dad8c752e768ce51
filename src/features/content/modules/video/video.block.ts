import type { Field } from 'payload'

import { localizedText } from '@/cms/fields/localized-text'
import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'
import { recogniseVideo } from '@/domain/media/video'

import { defineModule } from '../define-module'

const address = localizedText(
  'address',
  words({
    nl: 'Adres van de video',
    fr: 'Adresse de la vidéo',
    en: 'Address of the video',
    de: 'Adresse des Videos',
  }),
  { maxLength: 500 },
)

const isPlayable = (value: unknown): string | true =>
  typeof value !== 'string' || !value.trim() || recogniseVideo(value)
    ? true
    : 'YouTube, Vimeo, Facebook, Matterport, …'

export const videoModule = defineModule({
  slug: 'video',
  interfaceName: 'VideoModule',
  label: words({ nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' }),
  knownBy: ['address'],
  specific: [
    {
      ...address,
      validate: isPlayable,
      admin: {
        description: words({
          nl: 'Van YouTube, Vimeo, Facebook of een virtueel bezoek. Ze laadt pas na een klik van de bezoeker.',
          fr: 'De YouTube, Vimeo, Facebook ou d’une visite virtuelle. Elle ne se charge qu’après un clic du visiteur.',
          en: 'Of YouTube, Vimeo, Facebook or a virtual tour. It loads only after a visitor’s click.',
          de: 'Von YouTube, Vimeo, Facebook oder einem virtuellen Rundgang. Es lädt erst nach einem Klick des Besuchers.',
        }),
      },
    } as Field,
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'film',
          type: 'upload',
          relationTo: 'media',
          filterOptions: { mimeType: { contains: 'video' } },
          label: words({
            nl: 'Of een eigen film (mp4)',
            fr: 'Ou votre propre film (mp4)',
            en: 'Or a film of your own (mp4)',
            de: 'Oder ein eigener Film (mp4)',
          }),
        },
        {
          name: 'still',
          type: 'upload',
          relationTo: 'media',
          filterOptions: { mimeType: { contains: 'image' } },
          label: words({
            nl: 'Beeld ervoor',
            fr: 'Image d’attente',
            en: 'Picture before it',
            de: 'Bild davor',
          }),
        },
      ),
    },
  ],
})
