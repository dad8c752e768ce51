import type { AfterErrorHook } from 'payload'

/**
 * Puts the refused fields back into the answer. Payload tells its own errors by their class, which a production build
 * holds twice, and then leaves out what the form needs to show the message at its field.
 */
export const nameRefusedFields: AfterErrorHook = ({ error, result }) => {
  const { data, isPublic } = error as Error & { data?: Record<string, unknown>; isPublic?: boolean }
  if (!isPublic || !data) return {}
  return { response: { ...result, errors: [{ name: error.name, data, message: error.message }] } }
}
