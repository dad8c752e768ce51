import { formOf } from '@/domain/lead/form/forms'
import type { LeadKind } from '@/domain/lead/lead-kind'

const megabyte = 1024 * 1024
/** A picture and what is typed beside it. */
const mostWithFile = 10 * megabyte
/** As deploy/varnish has it. */
const mostTakenIn = 16 * megabyte
/** Far more than anybody types. */
const mostTyped = megabyte
/** A search may name every municipality. */
const mostPairs = 2000

/** Nothing in it when it cannot be read; `null` when there is too much of it. */
export async function formDataIn(request: Request, kind: LeadKind): Promise<FormData | null> {
  const hasFile = Object.values(formOf(kind).fields).some(({ file }) => file)
  return formDataWithin(request, hasFile ? mostWithFile : mostTyped)
}

/** The same for what is no form of a lead. */
export async function formDataWithin(request: Request, mostBytes: number): Promise<FormData | null> {
  const bytes = await bytesIn(request, mostBytes)
  if (!bytes) return null
  const type = request.headers.get('content-type') ?? ''
  // Half a million empty pairs fit in a megabyte and take a second to read.
  if (countPairs(bytes, type) > mostPairs) return null
  const headers = { 'Content-Type': type }
  return new Response(bytes, { headers }).formData().catch(() => new FormData())
}

/** The reader takes the name of a header in any letters, and spaces before it. */
function countPairs(bytes: Uint8Array, type: string): number {
  const between = /^multipart\//i.test(type) ? /content-disposition/gi : /&/g
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  let pairs = 1
  while (pairs <= mostPairs && between.test(body)) pairs++
  return pairs
}

/**
 * `null` when there is too much. What is over the limit is still taken in, and dropped, as far as any cache before us
 * sends it: an answer to somebody who is still sending gets lost.
 */
export async function bytesIn(
  { headers, body }: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length') ?? 0) > mostTakenIn) return null
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.byteLength
      if (size > mostTakenIn) return null
      if (size <= most) parts.push(part)
    }
  } catch {
    // The sender hung up half-way.
    return new Uint8Array()
  }
  return size > most ? null : new Uint8Array(Buffer.concat(parts))
}
