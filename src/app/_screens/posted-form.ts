import { formOf } from '@/domain/lead/forms'
import type { LeadKind } from '@/domain/lead/lead-kind'

const megabyte = 1024 * 1024
/** What Next hands on at all; a form takes less. */
const mostWithFile = 10 * megabyte
/** Far more than anybody types. */
const mostTyped = megabyte

/** Nothing in it when it cannot be read; `null` when there is too much of it. */
export async function formDataIn(request: Request, kind: LeadKind): Promise<FormData | null> {
  const hasFile = Object.values(formOf(kind).fields).some(({ file }) => file)
  const bytes = await bytesIn(request, hasFile ? mostWithFile : mostTyped)
  if (!bytes) return null
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' }
  return new Response(bytes, { headers }).formData().catch(() => new FormData())
}

/** Whoever does not say how much he sends is stopped when it becomes too much. */
async function bytesIn({ headers, body }: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length') ?? 0) > most) return null
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.byteLength
      if (size > most) return null
      parts.push(part)
    }
  } catch {
    // He hung up half-way.
    return new Uint8Array()
  }
  return new Uint8Array(Buffer.concat(parts))
}
