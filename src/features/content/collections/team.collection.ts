import type { CollectionConfig, Field } from 'payload'

import { isEditor, isEditorOrTranslator, isSiteOrTeam, isTeam } from '@/cms/access/editors.access'
import { plainVersions } from '@/cms/drafts'
import { languageChangedAt } from '@/cms/fields/language-changed-at'
import { revision, savedBy } from '@/cms/fields/revision'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { languageName } from '@/cms/language-names'
import { words } from '@/cms/words'

import { viewOnSite } from '../admin/record-notes.fields'
import { forgetTeam, noteFormerMember, publishTeam } from '../hooks/publish-team'
import { memberLinks } from './one-person.fields'

/** Languages that a visitor may speak with somebody of the team, whether the site has them or not. */
const spoken = ['nl', 'fr', 'en', 'de', 'lb', 'it', 'tr', 'ar', 'pt']

export const team: CollectionConfig = {
  slug: 'team',
  dbName: 'team_members',
  labels: {
    singular: words({ nl: 'Medewerker', fr: 'Collaborateur', en: 'Team member', de: 'Teammitglied' }),
    plural: words({ nl: 'Team', fr: 'Équipe', en: 'Team', de: 'Team' }),
  },
  admin: {
    group: groups.stories,
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'office', 'languages'],
    description: words({
      nl: 'Verschijnen in de module Kantoren en team, bij hun panden en op hun eigen pagina.',
      fr: 'Apparaissent dans le module Agences et équipe, auprès de leurs biens et sur leur propre page.',
      en: 'Appear in the module Offices and team, beside their homes and on a page of their own.',
      de: 'Erscheinen im Modul Büros und Team, bei ihren Objekten und auf einer eigenen Seite.',
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
  hooks: { afterChange: [publishTeam], afterDelete: [noteFormerMember, forgetTeam] },
  fields: [
    revision,
    ...shared<Field>({
      name: 'name',
      type: 'text',
      required: true,
      label: words({ nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' }),
    }),
    {
      name: 'role',
      type: 'text',
      localized: true,
      label: words({ nl: 'Functie', fr: 'Fonction', en: 'Role', de: 'Funktion' }),
    },
    {
      name: 'introduction',
      type: 'textarea',
      localized: true,
      label: words({ nl: 'Voorstelling', fr: 'Présentation', en: 'Introduction', de: 'Vorstellung' }),
    },
    ...shared<Field>(
      {
        name: 'office',
        type: 'relationship',
        relationTo: 'offices',
        required: true,
        label: words({ nl: 'Kantoor', fr: 'Agence', en: 'Office', de: 'Büro' }),
      },
      {
        name: 'languages',
        type: 'select',
        hasMany: true,
        label: words({ nl: 'Spreekt', fr: 'Parle', en: 'Speaks', de: 'Spricht' }),
        options: spoken.map((value) => ({ value, label: languageName(value) })),
      },
      {
        name: 'phone',
        type: 'text',
        label: words({ nl: 'Telefoon', fr: 'Téléphone', en: 'Telephone', de: 'Telefon' }),
      },
      {
        name: 'email',
        type: 'email',
        label: words({ nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' }),
      },
      {
        name: 'recognitionNumber',
        type: 'text',
        label: words({
          nl: 'Erkenningsnummer',
          fr: 'Numéro d’agrément',
          en: 'Recognition number',
          de: 'Zulassungsnummer',
        }),
      },
      {
        name: 'picture',
        type: 'upload',
        relationTo: 'media',
        label: words({ nl: 'Portret', fr: 'Portrait', en: 'Portrait', de: 'Porträt' }),
      },
      {
        name: 'sort',
        type: 'number',
        defaultValue: 100,
        label: words({ nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' }),
        admin: { position: 'sidebar' },
      },
      { name: 'key', type: 'text', unique: true, index: true, admin: { hidden: true } },
    ),
    ...memberLinks,
    viewOnSite,
    savedBy,
    languageChangedAt,
  ],
}
