import type { Field, Option } from 'payload'

import { groups } from '@/cms/groups'
import { languageNames } from '@/cms/language-names'
import { words } from '@/cms/words'
import { type Language, languages as codes, mainLanguage } from '@/domain/language'

import { defineGlobal } from './define-global'

const options: Option[] = codes.map((value) => ({ value, label: languageNames[value] }))

export const languageSettings = defineGlobal({
  slug: 'languages',
  label: words({ nl: 'Talen', fr: 'Langues', en: 'Languages', de: 'Sprachen' }),
  group: groups.settings,
  isTranslated: false,
  shows: words({
    nl: 'In welke talen de site bestaat. Een taal die uit staat, heeft geen pagina’s en staat niet in de taalkeuze.',
    fr: 'Les langues du site. Une langue désactivée n’a pas de pages et ne figure pas dans le choix des langues.',
    en: 'In which languages the site exists. A language that is off has no pages and is not offered.',
    de: 'In welchen Sprachen es die Website gibt. Eine abgeschaltete Sprache hat keine Seiten und wird nicht angeboten.',
  }),
  fields: [
    {
      name: 'used',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: [...codes],
      label: words({ nl: 'In gebruik', fr: 'Utilisées', en: 'In use', de: 'In Gebrauch' }),
      options,
    },
    {
      name: 'standard',
      type: 'select',
      required: true,
      defaultValue: mainLanguage,
      label: words({
        nl: 'Standaardtaal',
        fr: 'Langue par défaut',
        en: 'Default language',
        de: 'Standardsprache',
      }),
      options,
      validate: (value: unknown, { siblingData }: { siblingData: { used?: Language[] } }) =>
        (siblingData.used ?? []).some((language) => language === value) ||
        'Kies een taal die in gebruik is. / Choisissez une langue utilisée.',
      admin: {
        description: words({
          nl: 'Voor bezoekers van wie we de taal niet kennen.',
          fr: 'Pour les visiteurs dont nous ignorons la langue.',
          en: 'For visitors whose language we do not know.',
          de: 'Für Besucher, deren Sprache wir nicht kennen.',
        }),
      },
    } as Field,
  ],
})
