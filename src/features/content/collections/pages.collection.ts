import type { CollectionConfig, Field, Where } from 'payload'

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
import { isPublicField } from '@/cms/fields/public-flag'
import { publishAt, publishIn } from '@/cms/fields/publish-at'
import { revision, savedBy } from '@/cms/fields/revision'
import { seo } from '@/cms/fields/seo'
import { rowLabel } from '@/cms/fields/row-label'
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
import { keepKey } from '../hooks/keep-key'
import { forgetPage, publishPage } from '../hooks/publish-page'
import { refuseUsed } from '../hooks/refuse-used'
import { refuseFixed, refuseWithdrawal } from '../hooks/refuse-withdrawal'
import { pageBanner } from './page-banner.fields'
import { pageContent } from './page-content.fields'

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

const menu: Field[] = [
  ...shared<Field>(
    {
      name: 'showInMenu',
      type: 'checkbox',
      defaultValue: false,
      label: words({ nl: 'In het menu', fr: 'Dans le menu', en: 'In the menu', de: 'Im Menü' }),
      admin: {
        description: words({
          nl: 'De plaats kiest u op het scherm ‘Menu van de site’.',
          fr: 'La place se choisit sur l’écran « Menu du site ».',
          en: 'You choose its place on the screen “Menu of the site”.',
          de: 'Den Platz wählen Sie auf der Ansicht „Menü der Website“.',
        }),
      },
    },
    {
      name: 'hasSubMenu',
      type: 'checkbox',
      defaultValue: false,
      label: words({
        nl: 'Met submenu van pagina’s eronder',
        fr: 'Avec sous-menu des pages en dessous',
        en: 'With a submenu of the pages below',
        de: 'Mit Untermenü der Seiten darunter',
      }),
    },
  ),
  {
    name: 'subMenu',
    type: 'array',
    label: words({
      nl: 'Extra links in het submenu',
      fr: 'Liens ajoutés au sous-menu',
      en: 'More links in the submenu',
      de: 'Weitere Links im Untermenü',
    }),
    labels: {
      singular: words({ nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' }),
      plural: words({ nl: 'Links', fr: 'Liens', en: 'Links', de: 'Links' }),
    },
    admin: {
      initCollapsed: true,
      ...rowLabel(words({ nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' }), ['label', 'url']),
    },
    fields: linkFields(),
  },
  {
    type: 'row',
    fields: shared<Field>(
      {
        name: 'isRedirect',
        type: 'checkbox',
        defaultValue: false,
        label: words({
          nl: 'Leidt naar een andere site',
          fr: 'Mène à un autre site',
          en: 'Leads to another site',
          de: 'Führt zu einer anderen Website',
        }),
      },
      {
        name: 'redirectUrl',
        type: 'text',
        label: words({
          nl: 'Adres van die site',
          fr: 'Adresse de ce site',
          en: 'Address of that site',
          de: 'Adresse dieser Website',
        }),
        validate: (value: unknown, { siblingData }: { siblingData: { isRedirect?: boolean } }) =>
          siblingData.isRedirect && !/^https?:\/\//.test(String(value ?? ''))
            ? 'https://…'
            : validateTarget(value),
        admin: {
          condition: (_, siblings) => Boolean(siblings.isRedirect),
          description: words({
            nl: 'Opent in een nieuw tabblad.',
            fr: 'S’ouvre dans un nouvel onglet.',
            en: 'Opens in a new tab.',
            de: 'Öffnet sich in einem neuen Tab.',
          }),
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
        label: words({
          nl: 'Kruimelpad tonen',
          fr: 'Afficher le fil d’Ariane',
          en: 'Show the breadcrumb',
          de: 'Brotkrumen anzeigen',
        }),
      },
      {
        name: 'css',
        type: 'text',
        validate: (value: unknown) => !value || /^[\w -]{1,80}$/.test(String(value)) || 'a-z 0-9 - _',
        label: words({ nl: 'CSS-klasse', fr: 'Classe CSS', en: 'CSS class', de: 'CSS-Klasse' }),
      },
    ),
  },
]

const sidebar: Field[] = [
  reviewPanel,
  machineNote('pages'),
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
      label: words({ nl: 'Onder pagina', fr: 'Sous la page', en: 'Below page', de: 'Unter Seite' }),
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { position: 'sidebar' },
    },
    {
      name: 'sort',
      type: 'number',
      defaultValue: 100,
      index: true,
      label: words({ nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' }),
      admin: { position: 'sidebar' },
    },
    publishAt,
    publishIn,
    {
      name: 'name',
      type: 'text',
      required: true,
      label: words({
        nl: 'Naam voor de redactie',
        fr: 'Nom pour la rédaction',
        en: 'Name for the editors',
        de: 'Name für die Redaktion',
      }),
      admin: {
        position: 'sidebar',
        components: { afterInput: ['/features/content/admin/name-follows-title#NameFollowsTitle'] },
      },
    },
    {
      name: 'key',
      type: 'select',
      unique: true,
      index: true,
      options: [...configuredPages],
      label: words({ nl: 'Vaste pagina', fr: 'Page fixe', en: 'Configured page', de: 'Feste Seite' }),
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.key) },
    },
  ),
  savedBy,
  languageChangedAt,
]

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: {
    singular: words({ nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' }),
    plural: words({ nl: 'Pagina’s', fr: 'Pages', en: 'Pages', de: 'Seiten' }),
  },
  admin: {
    group: groups.pages,
    useAsTitle: 'name',
    defaultColumns: ['name', 'title', 'path', 'languageStates', 'updatedAt'],
    description: words({
      nl: 'Menupagina’s van de site, met hun modules. Verschijnen op het adres en in het menu dat u hier kiest.',
      fr: 'Pages du menu, avec leurs modules. Elles apparaissent à l’adresse et dans le menu choisis ici.',
      en: 'The site’s menu pages, with their modules. They appear at the address and in the menu you choose here.',
      de: 'Menüseiten der Website mit ihren Modulen. Sie erscheinen unter der Adresse und im Menü, die Sie hier wählen.',
    }),
    listSearchableFields: ['name', 'title'],
    // The form makes a record as soon as it opens; without a word it is none yet.
    baseFilter: (): Where => ({
      or: [{ revision: { exists: true } }, { name: { exists: true } }, { title: { exists: true } }],
    }),
    components: {
      edit: { PublishButton: publishOrPlan, Status: languageStatus, UnpublishButton: withdrawLink },
    },
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
  // Every save would give the lock back; forms are compared by what they were written on instead.
  lockDocuments: false,
  hooks: {
    beforeOperation: [refuseWithdrawal, refuseFixed],
    beforeChange: [keepKey, keepEmbargo, keepPlan],
    beforeDelete: [refuseUsed],
    afterChange: [publishPage],
    afterDelete: [forgetPage],
  },
  fields: [
    revision,
    languageStates,
    {
      type: 'tabs',
      tabs: [
        { label: words({ nl: 'Inhoud', fr: 'Contenu', en: 'Content', de: 'Inhalt' }), fields: pageContent },
        { label: words({ nl: 'Banner', fr: 'Bannière', en: 'Banner', de: 'Banner' }), fields: pageBanner },
        { label: words({ nl: 'Menu', fr: 'Menu', en: 'Menu', de: 'Menü' }), fields: menu },
        {
          label: words({
            nl: 'Zoekmachines',
            fr: 'Référencement',
            en: 'Search engines',
            de: 'Suchmaschinen',
          }),
          fields: [seo(searchPreview)],
        },
      ],
    },
    ...sidebar,
  ],
}
