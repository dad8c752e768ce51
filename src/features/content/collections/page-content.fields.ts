import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { publicFlag } from '@/cms/fields/public-flag'
import { editorialText } from '@/cms/fields/rich-text'
import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'
import { knownLocale } from '@/i18n/locales'

import { pageModules } from '../modules/modules'
import { modulesField } from '../modules/modules-field'

const titleMissing = words({
  nl: 'Geef de pagina een titel in deze taal. Haar adres wordt ervan gemaakt.',
  fr: 'Donnez un titre à la page dans cette langue. Son adresse en est formée.',
  en: 'Give the page a title in this language. Its address is made from it.',
  de: 'Geben Sie der Seite einen Titel in dieser Sprache. Ihre Adresse wird daraus gebildet.',
})

/** Asked when the page is published in a language; a draft, or a language that hides the page, may wait for it. */
const needsTitle: TextFieldSingleValidation = (value, options) => {
  const { language } = options.req.i18n
  const { isPublic } = options.data as { isPublic?: boolean | null }
  if (!value?.trim() && isPublic !== false) return titleMissing[knownLocale(language)]
  return text(value, options)
}

/** What visitors read of a page, from its title down. */
export const pageContent: Field[] = [
  {
    name: 'title',
    type: 'text',
    localized: true,
    maxLength: 160,
    label: words({ nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' }),
    validate: needsTitle,
  },
  publicFlag(
    'isTitlePublic',
    words({ nl: 'Titel tonen', fr: 'Afficher le titre', en: 'Show the title', de: 'Titel anzeigen' }),
  ),
  {
    name: 'description',
    type: 'textarea',
    localized: true,
    label: words({ nl: 'Inleiding', fr: 'Chapeau', en: 'Standfirst', de: 'Vorspann' }),
    admin: {
      description: words({
        nl: 'Staat groot onder de titel.',
        fr: 'En grand sous le titre.',
        en: 'Stands large under the title.',
        de: 'Steht groß unter dem Titel.',
      }),
    },
  },
  publicFlag(
    'isDescriptionPublic',
    words({
      nl: 'Inleiding tonen',
      fr: 'Afficher le chapeau',
      en: 'Show the standfirst',
      de: 'Vorspann anzeigen',
    }),
  ),
  ...shared<Field>({
    name: 'image',
    type: 'upload',
    relationTo: 'media',
    label: words({ nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' }),
  }),
  {
    name: 'content',
    type: 'richText',
    localized: true,
    editor: editorialText,
    label: words({ nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' }),
  },
  modulesField(pageModules),
]
