import type { CollectionConfig, Field } from 'payload'

import {
  isEditor,
  isEditorOrDraftingTranslator,
  isPublishedOrTeam,
  isTeam,
} from '@/cms/access/editors.access'
import { drafts } from '@/cms/drafts'
import { languageChangedAt } from '@/cms/fields/language-changed-at'
import { pathSegment } from '@/cms/fields/path-segment'
import { isPublicField } from '@/cms/fields/public-flag'
import { publishAt } from '@/cms/fields/publish-at'
import { editorialText } from '@/cms/fields/rich-text'
import { seo } from '@/cms/fields/seo'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { viewOnSite, whereUsedNote } from '../admin/record-notes.fields'
import { forgetArticle, publishArticle } from '../hooks/publish-article'
import { refuseUsed } from '../hooks/refuse-used'

const person: Field = {
  type: 'collapsible',
  label: words('Wie aan het woord is', 'Qui témoigne', 'Who is speaking', 'Wer spricht'),
  admin: {
    initCollapsed: true,
    description: words(
      'Voor getuigenissen.',
      'Pour les témoignages.',
      'For testimonials.',
      'Für Kundenstimmen.',
    ),
  },
  fields: [
    {
      name: 'person',
      type: 'group',
      label: false,
      fields: [
        ...shared<Field>(
          { name: 'name', type: 'text', label: words('Naam', 'Nom', 'Name', 'Name') },
          {
            name: 'website',
            type: 'text',
            label: words('Website', 'Site web', 'Website', 'Website'),
            validate: (value: unknown) => !value || /^https?:\/\//.test(String(value)) || 'https://…',
          },
        ),
        {
          name: 'about',
          type: 'text',
          localized: true,
          label: words('Over deze persoon', 'À propos', 'About this person', 'Über diese Person'),
        },
      ],
    },
  ],
}

export const articles: CollectionConfig = {
  slug: 'articles',
  labels: {
    singular: words('Artikel', 'Article', 'Article', 'Artikel'),
    plural: words('Artikelen', 'Articles', 'Articles', 'Artikel'),
  },
  admin: {
    group: groups.stories,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'date', 'isPublic', '_status'],
    description: words(
      'Blog, diensten, tips, troeven, stappen en getuigenissen. Modules op pagina’s tonen ze per categorie.',
      'Blog, services, conseils, atouts, étapes et témoignages. Les modules des pages les montrent par catégorie.',
      'Blog, services, tips, strengths, steps and testimonials. Modules on pages show them by category.',
      'Blog, Leistungen, Tipps, Stärken, Schritte und Kundenstimmen. Module zeigen sie nach Kategorie.',
    ),
    listSearchableFields: ['title'],
  },
  defaultSort: '-date',
  // The two orders in which lists show a category.
  indexes: [{ fields: ['category', 'date'] }, { fields: ['category', 'sort'] }],
  access: {
    create: isEditor,
    read: isPublishedOrTeam,
    update: isEditorOrDraftingTranslator,
    delete: isEditor,
    readVersions: isTeam,
    unlock: isEditor,
  },
  versions: drafts,
  hooks: { beforeDelete: [refuseUsed], afterChange: [publishArticle], afterDelete: [forgetArticle] },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 160,
      label: words('Titel', 'Titre', 'Title', 'Titel'),
    },
    {
      name: 'standfirst',
      type: 'textarea',
      localized: true,
      label: words('Inleiding', 'Chapeau', 'Standfirst', 'Vorspann'),
    },
    ...shared<Field>({
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      label: words('Beeld', 'Image', 'Picture', 'Bild'),
    }),
    {
      name: 'body',
      type: 'richText',
      localized: true,
      editor: editorialText,
      label: words('Tekst', 'Texte', 'Text', 'Text'),
    },
    person,
    {
      type: 'collapsible',
      label: words('Zoekmachines', 'Référencement', 'Search engines', 'Suchmaschinen'),
      admin: { initCollapsed: true },
      fields: [seo],
    },
    viewOnSite,
    whereUsedNote,
    isPublicField,
    pathSegment,
    ...shared<Field>(
      {
        name: 'category',
        type: 'relationship',
        relationTo: 'categories',
        required: true,
        index: true,
        label: words('Categorie', 'Catégorie', 'Category', 'Kategorie'),
        admin: { position: 'sidebar' },
      },
      {
        name: 'date',
        type: 'date',
        required: true,
        index: true,
        defaultValue: () => new Date(),
        label: words('Datum', 'Date', 'Date', 'Datum'),
        admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } },
      },
      {
        name: 'sort',
        type: 'number',
        defaultValue: 100,
        label: words(
          'Volgorde in de categorie',
          'Ordre dans la catégorie',
          'Order in the category',
          'Reihenfolge in der Kategorie',
        ),
        admin: { position: 'sidebar' },
      },
      {
        name: 'hasPage',
        type: 'checkbox',
        defaultValue: true,
        label: words(
          'Heeft een eigen pagina',
          'A sa propre page',
          'Has a page of its own',
          'Hat eine eigene Seite',
        ),
        admin: {
          position: 'sidebar',
          description: words(
            'Uit: verschijnt alleen in modules.',
            'Désactivé : seulement dans les modules.',
            'Off: appears in modules only.',
            'Aus: erscheint nur in Modulen.',
          ),
        },
      },
      publishAt,
      {
        name: 'key',
        type: 'text',
        unique: true,
        index: true,
        admin: { hidden: true },
      },
    ),
    languageChangedAt,
  ],
}
