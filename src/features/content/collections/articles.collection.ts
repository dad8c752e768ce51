import type { CollectionConfig, Field, Where } from 'payload'

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
import { publishAt, publishIn } from '@/cms/fields/publish-at'
import { editorialText } from '@/cms/fields/rich-text'
import { revision, savedBy } from '@/cms/fields/revision'
import { seo } from '@/cms/fields/seo'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { keepEmbargo } from '@/cms/hooks/keep-embargo'
import { keepPlan } from '@/cms/hooks/keep-plan'
import { words } from '@/cms/words'

import {
  languageStates,
  languageStatus,
  machineNote,
  publishOrPlan,
  reviewPanel,
  searchPreview,
  viewOnSite,
  whereUsedNote,
  withdrawLink,
} from '../admin/record-notes.fields'
import { forgetArticle, publishArticle } from '../hooks/publish-article'
import { refuseUsed } from '../hooks/refuse-used'
import { refuseWithdrawal } from '../hooks/refuse-withdrawal'

const person: Field = {
  type: 'collapsible',
  label: words({ nl: 'Wie aan het woord is', fr: 'Qui témoigne', en: 'Who is speaking', de: 'Wer spricht' }),
  admin: {
    initCollapsed: true,
    description: words({
      nl: 'Voor getuigenissen.',
      fr: 'Pour les témoignages.',
      en: 'For testimonials.',
      de: 'Für Erfahrungsberichte.',
    }),
  },
  fields: [
    {
      name: 'person',
      type: 'group',
      label: false,
      fields: [
        ...shared<Field>(
          { name: 'name', type: 'text', label: words({ nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' }) },
          {
            name: 'website',
            type: 'text',
            label: words({ nl: 'Website', fr: 'Site web', en: 'Website', de: 'Website' }),
            validate: (value: unknown) => !value || /^https?:\/\//.test(String(value)) || 'https://…',
          },
        ),
        {
          name: 'about',
          type: 'text',
          localized: true,
          label: words({
            nl: 'Over deze persoon',
            fr: 'À propos',
            en: 'About this person',
            de: 'Über diese Person',
          }),
        },
      ],
    },
  ],
}

export const articles: CollectionConfig = {
  slug: 'articles',
  labels: {
    singular: words({ nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' }),
    plural: words({ nl: 'Artikelen', fr: 'Articles', en: 'Articles', de: 'Artikel' }),
  },
  admin: {
    group: groups.stories,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'date', 'languageStates'],
    description: words({
      nl: 'Blog, diensten, tips, troeven, stappen en getuigenissen. Modules op pagina’s tonen ze per categorie.',
      fr: 'Blog, services, conseils, atouts, étapes et témoignages. Les modules des pages les montrent par catégorie.',
      en: 'Blog, services, tips, strengths, steps and testimonials. Modules on pages show them by category.',
      de: 'Blog, Leistungen, Tipps, Stärken, Schritte und Erfahrungsberichte. Module zeigen sie nach Kategorie.',
    }),
    listSearchableFields: ['title'],
    // The form makes a record as soon as it opens; without a word it is none yet.
    baseFilter: (): Where => ({ or: [{ revision: { exists: true } }, { title: { exists: true } }] }),
    components: {
      edit: { PublishButton: publishOrPlan, Status: languageStatus, UnpublishButton: withdrawLink },
    },
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
  // Every save would give the lock back; forms are compared by what they were written on instead.
  lockDocuments: false,
  hooks: {
    beforeOperation: [refuseWithdrawal],
    beforeChange: [keepEmbargo, keepPlan],
    beforeDelete: [refuseUsed],
    afterChange: [publishArticle],
    afterDelete: [forgetArticle],
  },
  fields: [
    revision,
    languageStates,
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 160,
      label: words({ nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' }),
    },
    {
      name: 'standfirst',
      type: 'textarea',
      localized: true,
      label: words({ nl: 'Inleiding', fr: 'Chapeau', en: 'Standfirst', de: 'Vorspann' }),
    },
    ...shared<Field>({
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      label: words({ nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' }),
    }),
    {
      name: 'body',
      type: 'richText',
      localized: true,
      editor: editorialText,
      label: words({ nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' }),
    },
    person,
    {
      type: 'collapsible',
      label: words({ nl: 'Zoekmachines', fr: 'Référencement', en: 'Search engines', de: 'Suchmaschinen' }),
      admin: { initCollapsed: true },
      fields: [seo(searchPreview)],
    },
    reviewPanel,
    machineNote('articles'),
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
        label: words({ nl: 'Categorie', fr: 'Catégorie', en: 'Category', de: 'Kategorie' }),
        admin: { position: 'sidebar' },
      },
      {
        name: 'author',
        type: 'relationship',
        relationTo: 'team',
        index: true,
        label: words({ nl: 'Geschreven door', fr: 'Écrit par', en: 'Written by', de: 'Geschrieben von' }),
        admin: {
          position: 'sidebar',
          description: words({
            nl: 'Staat onder het artikel, dat ook op hun eigen pagina verschijnt. Niet voor getuigenissen.',
            fr: 'Figure sous l’article, qui apparaît aussi sur leur propre page. Pas pour les témoignages.',
            en: 'Stands below the article, which also appears on their own page. Not for testimonials.',
            de: 'Steht unter dem Artikel, der auch auf ihrer eigenen Seite erscheint. Nicht für Erfahrungsberichte.',
          }),
        },
      },
      {
        name: 'date',
        type: 'date',
        required: true,
        index: true,
        defaultValue: () => new Date(),
        label: words({ nl: 'Datum', fr: 'Date', en: 'Date', de: 'Datum' }),
        admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } },
      },
      {
        name: 'sort',
        type: 'number',
        defaultValue: 100,
        label: words({
          nl: 'Volgorde in de categorie',
          fr: 'Ordre dans la catégorie',
          en: 'Order in the category',
          de: 'Reihenfolge in der Kategorie',
        }),
        admin: { position: 'sidebar' },
      },
      {
        name: 'hasPage',
        type: 'checkbox',
        defaultValue: true,
        label: words({
          nl: 'Heeft een eigen pagina',
          fr: 'A sa propre page',
          en: 'Has a page of its own',
          de: 'Hat eine eigene Seite',
        }),
        admin: {
          position: 'sidebar',
          description: words({
            nl: 'Uit: verschijnt alleen in modules.',
            fr: 'Désactivé : seulement dans les modules.',
            en: 'Off: appears in modules only.',
            de: 'Aus: erscheint nur in Modulen.',
          }),
        },
      },
      publishAt,
      publishIn,
      {
        name: 'key',
        type: 'text',
        unique: true,
        index: true,
        admin: { hidden: true },
      },
    ),
    savedBy,
    languageChangedAt,
  ],
}
