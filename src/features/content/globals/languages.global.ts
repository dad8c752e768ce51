import type { Field, Option } from 'payload'

import { groups } from '@/cms/groups'
import { words } from '@/cms/words'
import { type Language, languages as codes, mainLanguage, type PerLanguage } from '@/domain/language'

import { defineGlobal } from './define-global'

const names: PerLanguage<ReturnType<typeof words>> = {
  nl: words('Nederlands', 'Néerlandais', 'Dutch', 'Niederländisch'),
  fr: words('Frans', 'Français', 'French', 'Französisch'),
  en: words('Engels', 'Anglais', 'English', 'Englisch'),
  de: words('Duits', 'Allemand', 'German', 'Deutsch'),
}

const options: Option[] = codes.map((value) => ({ value, label: names[value] }))

export const languageSettings = defineGlobal({
  slug: 'languages',
  label: words('Talen', 'Langues', 'Languages', 'Sprachen'),
  group: groups.settings,
  isTranslated: false,
  shows: words(
    'In welke talen de site bestaat. Een taal die uit staat, heeft geen pagina’s en staat niet in de taalkeuze.',
    'Les langues du site. Une langue désactivée n’a pas de pages et ne figure pas dans le choix des langues.',
    'In which languages the site exists. A language that is off has no pages and is not offered.',
    'In welchen Sprachen es die Website gibt. Eine abgeschaltete Sprache hat keine Seiten und wird nicht angeboten.',
  ),
  fields: [
    {
      name: 'used',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: [...codes],
      label: words('In gebruik', 'Utilisées', 'In use', 'In Gebrauch'),
      options,
    },
    {
      name: 'standard',
      type: 'select',
      required: true,
      defaultValue: mainLanguage,
      label: words('Standaardtaal', 'Langue par défaut', 'Default language', 'Standardsprache'),
      options,
      validate: (value: unknown, { siblingData }: { siblingData: { used?: Language[] } }) =>
        (siblingData.used ?? []).some((language) => language === value) ||
        'Kies een taal die in gebruik is. / Choisissez une langue utilisée.',
      admin: {
        description: words(
          'Voor bezoekers van wie we de taal niet kennen.',
          'Pour les visiteurs dont nous ignorons la langue.',
          'For visitors whose language we do not know.',
          'Für Besucher, deren Sprache wir nicht kennen.',
        ),
      },
    } as Field,
  ],
})
