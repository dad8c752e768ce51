import type { PayloadRequest } from 'payload'

/** The words of a form that was sent; none when it was no form. */
export async function formTexts(req: PayloadRequest): Promise<Map<string, string>> {
  const form = await Promise.resolve(req.formData?.()).catch(() => undefined)
  return new Map(
    [...(form ?? [])].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
