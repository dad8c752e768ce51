import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  DateField,
  TypeWithID,
} from 'payload'

import { editorsField, hasRole } from '@/cms/access/editors.access'

import { guardTrash } from './guard-trash'
import type { Trashable } from './trashed'

/** As Payload would add it, for whom it is anybody's to write. */
const deletedAt: DateField = {
  name: 'deletedAt',
  type: 'date',
  index: true,
  label: ({ t }) => t('general:deletedAt'),
  access: { create: editorsField, update: editorsField },
  admin: { disableBulkEdit: true, hidden: true },
}

/**
 * What is deleted stays in the trash, for as long as `daysInTrash` says, and can be put back. An administrator alone
 * removes something for good before that.
 */
export function restorable(config: CollectionConfig): CollectionConfig {
  const { access = {}, hooks = {} } = config
  const { delete: mayDelete } = access
  const { beforeOperation = [], beforeChange = [], afterChange = [], afterDelete = [] } = hooks

  /** For visitors it is gone: the same follows as when it is removed for good. */
  const forgetTrashed: CollectionAfterChangeHook<TypeWithID & Trashable> = async (args) => {
    const { doc, previousDoc, collection, context, req } = args
    if (!doc.deletedAt || (previousDoc as Trashable | undefined)?.deletedAt) return doc
    for (const forget of afterDelete) await forget({ doc, id: doc.id, collection, context, req })
    return doc
  }

  return {
    ...config,
    trash: true,
    fields: [...config.fields, deletedAt],
    access: {
      ...access,
      // Payload asks with the date when something goes to the trash, without it when it goes for good.
      delete: async (args) => {
        const isForGood = !(args.data as Trashable | undefined)?.deletedAt
        if (isForGood && !hasRole(args.req, 'admin')) return false
        return (await mayDelete?.(args)) ?? false
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [onlyAsAWhole, ...beforeOperation],
      beforeChange: [...beforeChange, guardTrash],
      afterChange: [...afterChange, forgetTrashed],
    },
  }
}

/** A draft alone cannot be in the trash; and only what is there can be put back. */
const onlyAsAWhole: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { id, data, where } = args as { id?: unknown; data?: Trashable; where?: object }
  if (operation !== 'update' || data?.deletedAt === undefined) return args
  if (data.deletedAt !== null) return { ...args, draft: false, autosave: false } as typeof args
  if (id !== undefined) return args
  return { ...args, where: { and: [where ?? {}, { deletedAt: { exists: true } }] } } as typeof args
}
