import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'

/** The name a file had on the editor's computer; stored files may get another. */
export const noteOriginalName: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Set even without a file: one request may write several records.
  if (operation === 'create' || operation === 'update') req.context.originalName = req.file?.name
  return args
}

export const keepOriginalName: CollectionBeforeChangeHook = ({ data, req }) => {
  const { originalName } = req.context
  return typeof originalName === 'string' ? { ...data, originalName } : data
}
