import type { CollectionConfig, Field } from 'payload'

import { isEditor, isEditorOrTranslator, isSiteOrTeam, isTeam } from '@/cms/access/editors.access'
import { plainVersions } from '@/cms/drafts'
import { languageChangedAt } from '@/cms/fields/language-changed-at'
import { pathSegment } from '@/cms/fields/path-segment'
import { revision, savedBy } from '@/cms/fields/revision'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { viewOnSite, whereUsedNote } from '../admin/record-notes.fields'
import { forgetCategory, publishCategory } from '../hooks/publish-category'
import { refuseUsed } from '../hooks/refuse-used'

export const categories: CollectionConfig = {
  slug: 'categories',
  labels: {
    singular: words({ nl: 'Categorie', fr: 'Catégorie', en: 'Category', de: 'Kategorie' }),
    plural: words({ nl: 'Categorieën', fr: 'Catégories', en: 'Categories', de: 'Kategorien' }),
  },
  admin: {
    group: groups.stories,
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'parent', 'sort'],
    description: words({
      nl: 'Het adres van een artikel begint met dat van zijn categorie: /nl/blog/titel/.',
      fr: 'L’adresse d’un article commence par celle de sa catégorie : /fr/blog/titre/.',
      en: 'An article’s address begins with its category’s: /en/blog/title/.',
      de: 'Die Adresse eines Artikels beginnt mit der seiner Kategorie: /de/blog/titel/.',
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
  hooks: { beforeDelete: [refuseUsed], afterChange: [publishCategory], afterDelete: [forgetCategory] },
  fields: [
    revision,
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      label: words({ nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' }),
    },
    {
      name: 'intro',
      type: 'textarea',
      localized: true,
      label: words({ nl: 'Inleiding', fr: 'Chapeau', en: 'Standfirst', de: 'Vorspann' }),
    },
    viewOnSite,
    whereUsedNote,
    pathSegment,
    ...shared<Field>(
      {
        name: 'parent',
        type: 'relationship',
        relationTo: 'categories',
        index: true,
        label: words({
          nl: 'Onder categorie',
          fr: 'Sous la catégorie',
          en: 'Below category',
          de: 'Unter Kategorie',
        }),
        filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
        admin: { position: 'sidebar' },
      },
      {
        name: 'sort',
        type: 'number',
        defaultValue: 100,
        label: words({ nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' }),
        admin: { position: 'sidebar' },
      },
      {
        name: 'order',
        type: 'select',
        defaultValue: 'date',
        label: words({
          nl: 'Artikelen op volgorde van',
          fr: 'Articles triés par',
          en: 'Articles ordered by',
          de: 'Artikel sortiert nach',
        }),
        options: [
          {
            value: 'date',
            label: words({
              nl: 'Datum, nieuwste eerst',
              fr: 'Date, récents d’abord',
              en: 'Date, newest first',
              de: 'Datum, neueste zuerst',
            }),
          },
          {
            value: 'sort',
            label: words({
              nl: 'Eigen volgorde',
              fr: 'Ordre choisi',
              en: 'Own order',
              de: 'Eigene Reihenfolge',
            }),
          },
        ],
        admin: { position: 'sidebar' },
      },
      { name: 'key', type: 'text', unique: true, index: true, admin: { hidden: true } },
    ),
    savedBy,
    languageChangedAt,
  ],
}
