import type { Field, GlobalAfterChangeHook, GlobalConfig } from 'payload'

import {
  isEditor,
  isEditorOrDraftingTranslator,
  isEditorOrTranslator,
  isSiteOrTeam,
  isTeam,
} from '@/cms/access/editors.access'
import { globalDrafts } from '@/cms/drafts'
import { languageChangedAt } from '@/cms/fields/language-changed-at'
import { revision, savedBy } from '@/cms/fields/revision'
import { keepOnSite } from '@/cms/hooks/keep-on-site'
import type { words } from '@/cms/words'

import {
  languageStatus,
  machineNote,
  publishOrPlan,
  viewOnSite,
  withdrawLink,
} from '../admin/record-notes.fields'
import { publishGlobal } from '../hooks/publish-global'

type Words = ReturnType<typeof words>

export interface GlobalOptions {
  slug: string
  label: Words
  group: Words
  /** Where on the site it shows. */
  shows: Words
  fields: Field[]
  /** Has words in several languages, which translators may write. */
  isTranslated?: boolean
  /** Is tried in a preview before visitors see it. */
  hasDrafts?: boolean
  /** Runs after what visitors see of it was published. */
  afterChange?: GlobalAfterChangeHook[]
}

export function defineGlobal({
  slug,
  label,
  group,
  shows,
  fields,
  isTranslated = true,
  hasDrafts = false,
  afterChange = [],
}: GlobalOptions): GlobalConfig {
  const written = hasDrafts ? isEditorOrDraftingTranslator : isEditorOrTranslator
  return {
    slug,
    label,
    admin: {
      group,
      description: shows,
      ...(hasDrafts && {
        components: {
          elements: { PublishButton: publishOrPlan, Status: languageStatus, UnpublishButton: withdrawLink },
        },
      }),
    },
    access: {
      read: isSiteOrTeam,
      update: isTranslated ? written : isEditor,
      readVersions: isTeam,
    },
    versions: hasDrafts ? globalDrafts : { max: 20, drafts: false },
    lockDocuments: false,
    hooks: {
      beforeOperation: hasDrafts ? [keepOnSite] : [],
      afterChange: [publishGlobal, ...afterChange],
    },
    fields: [
      revision,
      ...(isTranslated && hasDrafts ? [machineNote(slug)] : []),
      viewOnSite,
      ...fields,
      savedBy,
      ...(isTranslated ? [languageChangedAt] : []),
    ],
  }
}
