import type { CollectionConfig, Field, Where } from 'payload'

import {
  isEditor,
  isEditorOrDraftingTranslator,
  isPublishedOrTeam,
  isTeam,
} from '@/cms/access/editors.access'
import { drafts } from '@/cms/drafts'
import { languageChangedAt } from '@/cms/fields/language-changed-at'
import { isPublicField } from '@/cms/fields/public-flag'
import { publishAt, publishIn } from '@/cms/fields/publish-at'
import { revision, savedBy } from '@/cms/fields/revision'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { keepEmbargo } from '@/cms/hooks/keep-embargo'
import { keepPlan } from '@/cms/hooks/keep-plan'
import { words } from '@/cms/words'

import {
  languageStates,
  languageStatus,
  publishOrPlan,
  reviewPanel,
  whereUsedNote,
  withdrawLink,
} from '../admin/record-notes.fields'
import { forgetSection, publishSection } from '../hooks/publish-section'
import { refuseNesting } from '../hooks/refuse-nesting'
import { refuseUsed } from '../hooks/refuse-used'
import { refuseWithdrawal } from '../hooks/refuse-withdrawal'
import { modules } from '../modules/modules'
import { modulesField } from '../modules/modules-field'

/** Modules that are written once and stand on several pages. */
export const sections: CollectionConfig = {
  slug: 'sections',
  labels: {
    singular: words({ nl: 'Sectie', fr: 'Section', en: 'Section', de: 'Abschnitt' }),
    plural: words({ nl: 'Secties', fr: 'Sections', en: 'Sections', de: 'Abschnitte' }),
  },
  admin: {
    group: groups.pages,
    useAsTitle: 'title',
    defaultColumns: ['title', 'languageStates', 'updatedAt'],
    description: words({
      nl: 'Modules die u één keer schrijft en op meerdere pagina’s plaatst. Wat u hier publiceert, verandert op al die pagina’s.',
      fr: 'Des modules écrits une seule fois et placés sur plusieurs pages. Ce que vous publiez ici change sur toutes ces pages.',
      en: 'Modules that you write once and place on several pages. What you publish here changes on all those pages.',
      de: 'Module, die Sie einmal schreiben und auf mehreren Seiten platzieren. Was Sie hier veröffentlichen, ändert sich auf all diesen Seiten.',
    }),
    listSearchableFields: ['title'],
    // The form makes a record as soon as it opens; without a word it is none yet.
    baseFilter: (): Where => ({ or: [{ revision: { exists: true } }, { title: { exists: true } }] }),
    components: {
      edit: { PublishButton: publishOrPlan, Status: languageStatus, UnpublishButton: withdrawLink },
    },
  },
  defaultSort: 'title',
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
    beforeValidate: [refuseNesting],
    beforeChange: [keepEmbargo, keepPlan],
    beforeDelete: [refuseUsed],
    afterChange: [publishSection],
    afterDelete: [forgetSection],
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
      label: words({
        nl: 'Naam van de sectie',
        fr: 'Nom de la section',
        en: 'Name of the section',
        de: 'Name des Abschnitts',
      }),
      admin: {
        description: words({
          nl: 'Alleen voor de redactie. De sectie verschijnt in elke taal waarin u haar een naam geeft en publiceert.',
          fr: 'Pour la rédaction seulement. La section paraît dans chaque langue où vous la nommez et la publiez.',
          en: 'For the editors only. The section appears in each language in which you name and publish it.',
          de: 'Nur für die Redaktion. Der Abschnitt erscheint in jeder Sprache, in der Sie ihn benennen und veröffentlichen.',
        }),
      },
    },
    modulesField(modules),
    reviewPanel,
    whereUsedNote,
    isPublicField,
    ...shared<Field>(publishAt, publishIn),
    savedBy,
    languageChangedAt,
  ],
}
