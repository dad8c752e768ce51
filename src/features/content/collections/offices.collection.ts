import type { CollectionConfig, Field } from 'payload'

import { isEditor, isEditorOrTranslator, isSiteOrTeam, isTeam } from '@/cms/access/editors.access'
import { plainVersions } from '@/cms/drafts'
import { languageChangedAt } from '@/cms/fields/language-changed-at'
import { localizedText } from '@/cms/fields/localized-text'
import { revision, savedBy } from '@/cms/fields/revision'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { whereUsedNote } from '../admin/record-notes.fields'
import { forgetTeam, publishTeam } from '../hooks/publish-team'
import { refuseUsed } from '../hooks/refuse-used'
import { officeLinks } from './one-person.fields'

export const offices: CollectionConfig = {
  slug: 'offices',
  labels: {
    singular: words({ nl: 'Kantoor', fr: 'Agence', en: 'Office', de: 'Büro' }),
    plural: words({ nl: 'Kantoren', fr: 'Agences', en: 'Offices', de: 'Büros' }),
  },
  admin: {
    group: groups.stories,
    useAsTitle: 'name',
    defaultColumns: ['name', 'city', 'phone', 'sort'],
    description: words({
      nl: 'Verschijnen in de modules Contact en Kantoren en team.',
      fr: 'Apparaissent dans les modules Contact et Agences et équipe.',
      en: 'Appear in the modules Contact and Offices and team.',
      de: 'Erscheinen in den Modulen Kontakt und Büros und Team.',
    }),
  },
  defaultSort: 'sort',
  access: {
    create: isEditor,
    read: isSiteOrTeam,
    update: isEditorOrTranslator,
    delete: isEditor,
    readVersions: isTeam,
    unlock: isEditor,
  },
  versions: plainVersions,
  // Forms are compared by what they were written on; a lock would be in the way of nobody else.
  lockDocuments: false,
  hooks: { beforeDelete: [refuseUsed], afterChange: [publishTeam], afterDelete: [forgetTeam] },
  fields: [
    revision,
    whereUsedNote,
    localizedText('name', words({ nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' })),
    localizedText(
      'street',
      words({
        nl: 'Straat en nummer',
        fr: 'Rue et numéro',
        en: 'Street and number',
        de: 'Straße und Nummer',
      }),
    ),
    {
      type: 'row',
      fields: [
        ...shared<Field>({
          name: 'zip',
          type: 'text',
          required: true,
          label: words({ nl: 'Postcode', fr: 'Code postal', en: 'Postcode', de: 'Postleitzahl' }),
        }),
        localizedText('city', words({ nl: 'Gemeente', fr: 'Commune', en: 'Municipality', de: 'Gemeinde' })),
        ...shared<Field>({
          name: 'country',
          type: 'select',
          required: true,
          defaultValue: 'BE',
          label: words({ nl: 'Land', fr: 'Pays', en: 'Country', de: 'Land' }),
          options: ['BE', 'LU'],
        }),
      ],
    },
    {
      type: 'row',
      fields: shared<Field>(
        {
          name: 'phone',
          type: 'text',
          required: true,
          label: words({ nl: 'Telefoon', fr: 'Téléphone', en: 'Telephone', de: 'Telefon' }),
        },
        {
          name: 'email',
          type: 'email',
          required: true,
          label: words({ nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' }),
        },
      ),
    },
    localizedText(
      'hours',
      words({ nl: 'Openingsuren', fr: 'Heures d’ouverture', en: 'Opening hours', de: 'Öffnungszeiten' }),
      {
        isLong: true,
      },
    ),
    localizedText(
      'directions',
      words({ nl: 'Bereikbaarheid', fr: 'Accès', en: 'Getting there', de: 'Anfahrt' }),
      {
        isLong: true,
      },
    ),
    ...shared<Field>(
      {
        name: 'sort',
        type: 'number',
        defaultValue: 100,
        label: words({ nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' }),
        admin: { position: 'sidebar' },
      },
      {
        name: 'key',
        type: 'text',
        unique: true,
        index: true,
        label: words({
          nl: 'Anker in het adres',
          fr: 'Ancre dans l’adresse',
          en: 'Anchor in the address',
          de: 'Anker in der Adresse',
        }),
        admin: { position: 'sidebar' },
      },
    ),
    ...officeLinks,
    savedBy,
    languageChangedAt,
  ],
}
