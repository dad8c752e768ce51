import type { Field, GlobalAfterChangeHook, GlobalConfig } from 'payload'

import { isEditor, isEditorOrTranslator, isSiteOrTeam, isTeam } from '@/cms/access/editors.access'
import { languageChangedAt } from '@/cms/fields/language-changed-at'
import type { words } from '@/cms/words'

import { viewOnSite } from '../admin/record-notes.fields'
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
  afterChange = [],
}: GlobalOptions): GlobalConfig {
  return {
    slug,
    label,
    admin: { group, description: shows },
    access: {
      read: isSiteOrTeam,
      update: isTranslated ? isEditorOrTranslator : isEditor,
      readVersions: isTeam,
    },
    versions: { max: 20, drafts: false },
    hooks: { afterChange: [publishGlobal, ...afterChange] },
    fields: isTranslated ? [viewOnSite, ...fields, languageChangedAt] : [viewOnSite, ...fields],
  }
}
