import type { CollectionConfig, Field } from 'payload'

import { isEditor, isEditorOrTranslator, isSiteOrTeam, isTeam } from '@/cms/access/editors.access'
import { plainVersions } from '@/cms/drafts'
import { languageChangedAt } from '@/cms/fields/language-changed-at'
import { localizedText } from '@/cms/fields/localized-text'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { whereUsedNote } from '../admin/record-notes.fields'
import { forgetTeam, publishTeam } from '../hooks/publish-team'
import { refuseUsed } from '../hooks/refuse-used'

export const offices: CollectionConfig = {
  slug: 'offices',
  labels: {
    singular: words('Kantoor', 'Agence', 'Office', 'Büro'),
    plural: words('Kantoren', 'Agences', 'Offices', 'Büros'),
  },
  admin: {
    group: groups.stories,
    useAsTitle: 'name',
    defaultColumns: ['name', 'city', 'phone', 'sort'],
    description: words(
      'Verschijnen in de modules Contact en Kantoren en team.',
      'Apparaissent dans les modules Contact et Agences et équipe.',
      'Appear in the modules Contact and Offices and team.',
      'Erscheinen in den Modulen Kontakt und Büros und Team.',
    ),
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
  hooks: { beforeDelete: [refuseUsed], afterChange: [publishTeam], afterDelete: [forgetTeam] },
  fields: [
    whereUsedNote,
    localizedText('name', words('Naam', 'Nom', 'Name', 'Name')),
    localizedText(
      'street',
      words('Straat en nummer', 'Rue et numéro', 'Street and number', 'Straße und Nummer'),
    ),
    {
      type: 'row',
      fields: [
        ...shared<Field>({
          name: 'zip',
          type: 'text',
          required: true,
          label: words('Postcode', 'Code postal', 'Postcode', 'Postleitzahl'),
        }),
        localizedText('city', words('Gemeente', 'Commune', 'Municipality', 'Gemeinde')),
        ...shared<Field>({
          name: 'country',
          type: 'select',
          required: true,
          defaultValue: 'BE',
          label: words('Land', 'Pays', 'Country', 'Land'),
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
          label: words('Telefoon', 'Téléphone', 'Telephone', 'Telefon'),
        },
        {
          name: 'email',
          type: 'email',
          required: true,
          label: words('E-mail', 'E-mail', 'E-mail', 'E-Mail'),
        },
      ),
    },
    localizedText('hours', words('Openingsuren', 'Heures d’ouverture', 'Opening hours', 'Öffnungszeiten'), {
      isLong: true,
    }),
    localizedText('directions', words('Bereikbaarheid', 'Accès', 'Getting there', 'Anfahrt'), {
      isLong: true,
    }),
    ...shared<Field>(
      {
        name: 'sort',
        type: 'number',
        defaultValue: 100,
        label: words('Volgorde', 'Ordre', 'Order', 'Reihenfolge'),
        admin: { position: 'sidebar' },
      },
      {
        name: 'key',
        type: 'text',
        unique: true,
        index: true,
        label: words(
          'Anker in het adres',
          'Ancre dans l’adresse',
          'Anchor in the address',
          'Anker in der Adresse',
        ),
        admin: { position: 'sidebar' },
      },
    ),
    languageChangedAt,
  ],
}
