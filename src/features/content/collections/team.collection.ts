import type { CollectionConfig, Field } from 'payload'

import { isEditor, isEditorOrTranslator, isSiteOrTeam, isTeam } from '@/cms/access/editors.access'
import { plainVersions } from '@/cms/drafts'
import { languageChangedAt } from '@/cms/fields/language-changed-at'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { forgetTeam, publishTeam } from '../hooks/publish-team'

export const team: CollectionConfig = {
  slug: 'team',
  dbName: 'team_members',
  labels: {
    singular: words('Medewerker', 'Collaborateur', 'Team member', 'Teammitglied'),
    plural: words('Team', 'Équipe', 'Team', 'Team'),
  },
  admin: {
    group: groups.stories,
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'office', 'languages'],
    description: words(
      'Verschijnen in de module Kantoren en team.',
      'Apparaissent dans le module Agences et équipe.',
      'Appear in the module Offices and team.',
      'Erscheinen im Modul Büros und Team.',
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
  hooks: { afterChange: [publishTeam], afterDelete: [forgetTeam] },
  fields: [
    ...shared<Field>({
      name: 'name',
      type: 'text',
      required: true,
      label: words('Naam', 'Nom', 'Name', 'Name'),
    }),
    { name: 'role', type: 'text', localized: true, label: words('Functie', 'Fonction', 'Role', 'Funktion') },
    {
      name: 'introduction',
      type: 'textarea',
      localized: true,
      label: words('Voorstelling', 'Présentation', 'Introduction', 'Vorstellung'),
    },
    ...shared<Field>(
      {
        name: 'office',
        type: 'relationship',
        relationTo: 'offices',
        required: true,
        label: words('Kantoor', 'Agence', 'Office', 'Büro'),
      },
      {
        name: 'languages',
        type: 'select',
        hasMany: true,
        label: words('Spreekt', 'Parle', 'Speaks', 'Spricht'),
        options: [
          { value: 'nl', label: words('Nederlands', 'Néerlandais', 'Dutch', 'Niederländisch') },
          { value: 'fr', label: words('Frans', 'Français', 'French', 'Französisch') },
          { value: 'en', label: words('Engels', 'Anglais', 'English', 'Englisch') },
          { value: 'de', label: words('Duits', 'Allemand', 'German', 'Deutsch') },
          { value: 'lb', label: words('Luxemburgs', 'Luxembourgeois', 'Luxembourgish', 'Luxemburgisch') },
          { value: 'it', label: words('Italiaans', 'Italien', 'Italian', 'Italienisch') },
          { value: 'tr', label: words('Turks', 'Turc', 'Turkish', 'Türkisch') },
          { value: 'ar', label: words('Arabisch', 'Arabe', 'Arabic', 'Arabisch') },
          { value: 'pt', label: words('Portugees', 'Portugais', 'Portuguese', 'Portugiesisch') },
        ],
      },
      { name: 'phone', type: 'text', label: words('Telefoon', 'Téléphone', 'Telephone', 'Telefon') },
      { name: 'email', type: 'email', label: words('E-mail', 'E-mail', 'E-mail', 'E-Mail') },
      {
        name: 'recognitionNumber',
        type: 'text',
        label: words('Erkenningsnummer', 'Numéro d’agrément', 'Recognition number', 'Zulassungsnummer'),
      },
      {
        name: 'picture',
        type: 'upload',
        relationTo: 'media',
        label: words('Portret', 'Portrait', 'Portrait', 'Porträt'),
      },
      {
        name: 'sort',
        type: 'number',
        defaultValue: 100,
        label: words('Volgorde', 'Ordre', 'Order', 'Reihenfolge'),
        admin: { position: 'sidebar' },
      },
      { name: 'key', type: 'text', unique: true, index: true, admin: { hidden: true } },
    ),
    languageChangedAt,
  ],
}
