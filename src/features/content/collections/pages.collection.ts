import type { CollectionConfig, Field } from 'payload'

import {
  isEditor,
  isEditorOrDraftingTranslator,
  isPublishedOrTeam,
  isTeam,
} from '@/cms/access/editors.access'
import { drafts } from '@/cms/drafts'
import { languageChangedAt } from '@/cms/fields/language-changed-at'
import { linkFields, validateTarget } from '@/cms/fields/link'
import { pathSegment } from '@/cms/fields/path-segment'
import { isPublicField, publicFlag } from '@/cms/fields/public-flag'
import { publishAt } from '@/cms/fields/publish-at'
import { editorialText } from '@/cms/fields/rich-text'
import { seo } from '@/cms/fields/seo'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { viewOnSite, whereUsedNote } from '../admin/record-notes.fields'
import { keepKey } from '../hooks/keep-key'
import { forgetPage, publishPage } from '../hooks/publish-page'
import { refuseUsed } from '../hooks/refuse-used'
import { modules } from '../modules/modules'
import { pageBanner } from './page-banner.fields'

/** The pages the software itself leads to; an editor fills them and cannot throw them away. */
export const configuredPages = [
  'home',
  'for-sale',
  'for-rent',
  'sell',
  'contact-demand',
  'contact',
  'demand-register',
  'cookie-policy',
  'privacy',
  'disclaimer',
  'blog',
] as const

const content: Field[] = [
  {
    name: 'title',
    type: 'text',
    localized: true,
    maxLength: 160,
    label: words('Titel', 'Titre', 'Title', 'Titel'),
  },
  publicFlag('isTitlePublic', words('Titel tonen', 'Afficher le titre', 'Show the title', 'Titel anzeigen')),
  {
    name: 'description',
    type: 'textarea',
    localized: true,
    label: words('Inleiding', 'Chapeau', 'Standfirst', 'Vorspann'),
    admin: {
      description: words(
        'Staat groot onder de titel.',
        'En grand sous le titre.',
        'Stands large under the title.',
        'Steht groß unter dem Titel.',
      ),
    },
  },
  publicFlag(
    'isDescriptionPublic',
    words('Inleiding tonen', 'Afficher le chapeau', 'Show the standfirst', 'Vorspann anzeigen'),
  ),
  ...shared<Field>({
    name: 'image',
    type: 'upload',
    relationTo: 'media',
    label: words('Beeld', 'Image', 'Picture', 'Bild'),
  }),
  {
    name: 'content',
    type: 'richText',
    localized: true,
    editor: editorialText,
    label: words('Tekst', 'Texte', 'Text', 'Text'),
  },
  {
    name: 'modules',
    type: 'blocks',
    blocks: modules,
    label: words('Modules', 'Modules', 'Modules', 'Module'),
    labels: {
      singular: words('Module', 'Module', 'Module', 'Modul'),
      plural: words('Modules', 'Modules', 'Modules', 'Module'),
    },
    admin: { initCollapsed: true },
  },
]

const menu: Field[] = [
  ...shared<Field>(
    {
      name: 'showInMenu',
      type: 'checkbox',
      defaultValue: false,
      label: words('In het menu', 'Dans le menu', 'In the menu', 'Im Menü'),
    },
    {
      name: 'hasSubMenu',
      type: 'checkbox',
      defaultValue: false,
      label: words(
        'Met submenu van pagina’s eronder',
        'Avec sous-menu des pages en dessous',
        'With a submenu of the pages below',
        'Mit Untermenü der Seiten darunter',
      ),
    },
  ),
  {
    name: 'subMenu',
    type: 'array',
    label: words(
      'Extra links in het submenu',
      'Liens ajoutés au sous-menu',
      'More links in the submenu',
      'Weitere Links im Untermenü',
    ),
    labels: {
      singular: words('Link', 'Lien', 'Link', 'Link'),
      plural: words('Links', 'Liens', 'Links', 'Links'),
    },
    admin: { initCollapsed: true },
    fields: linkFields(),
  },
  {
    type: 'row',
    fields: shared<Field>(
      {
        name: 'isRedirect',
        type: 'checkbox',
        defaultValue: false,
        label: words(
          'Leidt naar een andere site',
          'Mène à un autre site',
          'Leads to another site',
          'Führt zu einer anderen Website',
        ),
      },
      {
        name: 'redirectUrl',
        type: 'text',
        label: words(
          'Adres van die site',
          'Adresse de ce site',
          'Address of that site',
          'Adresse dieser Website',
        ),
        validate: (value: unknown, { siblingData }: { siblingData: { isRedirect?: boolean } }) =>
          siblingData.isRedirect && !/^https?:\/\//.test(String(value ?? ''))
            ? 'https://…'
            : validateTarget(value),
        admin: {
          condition: (_, siblings) => Boolean(siblings.isRedirect),
          description: words(
            'Opent in een nieuw tabblad.',
            'S’ouvre dans un nouvel onglet.',
            'Opens in a new tab.',
            'Öffnet sich in einem neuen Tab.',
          ),
        },
      },
    ),
  },
  {
    type: 'row',
    fields: shared<Field>(
      {
        name: 'showBreadcrumb',
        type: 'checkbox',
        defaultValue: true,
        label: words(
          'Kruimelpad tonen',
          'Afficher le fil d’Ariane',
          'Show the breadcrumb',
          'Brotkrumen anzeigen',
        ),
      },
      {
        name: 'css',
        type: 'text',
        validate: (value: unknown) => !value || /^[\w -]{1,80}$/.test(String(value)) || 'a-z 0-9 - _',
        label: words('CSS-klasse', 'Classe CSS', 'CSS class', 'CSS-Klasse'),
      },
    ),
  },
]

const sidebar: Field[] = [
  viewOnSite,
  whereUsedNote,
  isPublicField,
  pathSegment,
  ...shared<Field>(
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      index: true,
      label: words('Onder pagina', 'Sous la page', 'Below page', 'Unter Seite'),
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { position: 'sidebar' },
    },
    {
      name: 'sort',
      type: 'number',
      defaultValue: 100,
      index: true,
      label: words('Volgorde', 'Ordre', 'Order', 'Reihenfolge'),
      admin: { position: 'sidebar' },
    },
    publishAt,
    {
      name: 'name',
      type: 'text',
      required: true,
      label: words(
        'Naam voor de redactie',
        'Nom pour la rédaction',
        'Name for the editors',
        'Name für die Redaktion',
      ),
      admin: { position: 'sidebar' },
    },
    {
      name: 'key',
      type: 'select',
      unique: true,
      index: true,
      options: [...configuredPages],
      label: words('Vaste pagina', 'Page fixe', 'Configured page', 'Feste Seite'),
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.key) },
    },
  ),
  languageChangedAt,
]

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: {
    singular: words('Pagina', 'Page', 'Page', 'Seite'),
    plural: words('Pagina’s', 'Pages', 'Pages', 'Seiten'),
  },
  admin: {
    group: groups.pages,
    useAsTitle: 'name',
    defaultColumns: ['name', 'title', 'path', 'isPublic', '_status', 'updatedAt'],
    description: words(
      'Menupagina’s van de site, met hun modules. Verschijnen op het adres en in het menu dat u hier kiest.',
      'Pages du menu, avec leurs modules. Elles apparaissent à l’adresse et dans le menu choisis ici.',
      'The site’s menu pages, with their modules. They appear at the address and in the menu you choose here.',
      'Menüseiten der Website mit ihren Modulen. Sie erscheinen unter der Adresse und im Menü, die Sie hier wählen.',
    ),
    listSearchableFields: ['name', 'title'],
  },
  defaultSort: 'sort',
  access: {
    create: isEditor,
    read: isPublishedOrTeam,
    update: isEditorOrDraftingTranslator,
    // What the software itself leads to stays.
    delete: ({ req }) => isEditor({ req }) && { key: { exists: false } },
    readVersions: isTeam,
    unlock: isEditor,
  },
  versions: drafts,
  hooks: {
    beforeChange: [keepKey],
    beforeDelete: [refuseUsed],
    afterChange: [publishPage],
    afterDelete: [forgetPage],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: words('Inhoud', 'Contenu', 'Content', 'Inhalt'), fields: content },
        { label: words('Banner', 'Bannière', 'Banner', 'Banner'), fields: pageBanner },
        { label: words('Menu', 'Menu', 'Menu', 'Menü'), fields: menu },
        { label: words('Zoekmachines', 'Référencement', 'Search engines', 'Suchmaschinen'), fields: [seo] },
      ],
    },
    ...sidebar,
  ],
}
