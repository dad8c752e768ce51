import type { CollectionConfig, Field } from 'payload'

import { isEditor, isEditorOrTranslator, isSiteOrTeam, isTeam } from '@/cms/access/editors.access'
import { plainVersions } from '@/cms/drafts'
import { languageChangedAt } from '@/cms/fields/language-changed-at'
import { pathSegment } from '@/cms/fields/path-segment'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { viewOnSite, whereUsedNote } from '../admin/record-notes.fields'
import { forgetCategory, publishCategory } from '../hooks/publish-category'
import { refuseUsed } from '../hooks/refuse-used'

export const categories: CollectionConfig = {
  slug: 'categories',
  labels: {
    singular: words('Categorie', 'Catégorie', 'Category', 'Kategorie'),
    plural: words('Categorieën', 'Catégories', 'Categories', 'Kategorien'),
  },
  admin: {
    group: groups.stories,
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'parent', 'sort'],
    description: words(
      'Het adres van een artikel begint met dat van zijn categorie: /nl/blog/titel/.',
      'L’adresse d’un article commence par celle de sa catégorie : /fr/blog/titre/.',
      'An article’s address begins with its category’s: /en/blog/title/.',
      'Die Adresse eines Artikels beginnt mit der seiner Kategorie: /de/blog/titel/.',
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
  hooks: { beforeDelete: [refuseUsed], afterChange: [publishCategory], afterDelete: [forgetCategory] },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      label: words('Titel', 'Titre', 'Title', 'Titel'),
    },
    {
      name: 'intro',
      type: 'textarea',
      localized: true,
      label: words('Inleiding', 'Chapeau', 'Standfirst', 'Vorspann'),
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
        label: words('Onder categorie', 'Sous la catégorie', 'Below category', 'Unter Kategorie'),
        filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
        admin: { position: 'sidebar' },
      },
      {
        name: 'sort',
        type: 'number',
        defaultValue: 100,
        label: words('Volgorde', 'Ordre', 'Order', 'Reihenfolge'),
        admin: { position: 'sidebar' },
      },
      {
        name: 'order',
        type: 'select',
        defaultValue: 'date',
        label: words(
          'Artikelen op volgorde van',
          'Articles triés par',
          'Articles ordered by',
          'Artikel sortiert nach',
        ),
        options: [
          {
            value: 'date',
            label: words(
              'Datum, nieuwste eerst',
              'Date, récents d’abord',
              'Date, newest first',
              'Datum, neueste zuerst',
            ),
          },
          {
            value: 'sort',
            label: words('Eigen volgorde', 'Ordre choisi', 'Own order', 'Eigene Reihenfolge'),
          },
        ],
        admin: { position: 'sidebar' },
      },
      { name: 'key', type: 'text', unique: true, index: true, admin: { hidden: true } },
    ),
    languageChangedAt,
  ],
}
