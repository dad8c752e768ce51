// @ts-expect-error The package has no types.
import { simpleParser } from 'mailparser'
import { z } from 'zod'

const address = z.object({ value: z.array(z.object({ address: z.string().optional(), name: z.string() })) })
const schema = z.object({
  subject: z.string(),
  from: address,
  to: address,
  replyTo: address.optional(),
  messageId: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.map(z.string(), z.unknown()),
  headerLines: z.array(z.object({ key: z.string(), line: z.string() })),
  attachments: z.array(
    z.object({
      filename: z.string().optional(),
      contentType: z.string(),
      content: z.instanceof(Uint8Array),
    }),
  ),
})

export type ReadMail = z.infer<typeof schema>

/** A mail as a mail program reads it. */
export async function readMail(source: string): Promise<ReadMail> {
  const parse = simpleParser as (source: string, options: object) => Promise<unknown>
  return schema.parse(await parse(source, { skipImageLinks: true, skipTextToHtml: true }))
}
