import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { bytes, int } from '@/database/row'
import type { Lead } from '@/domain/lead/lead'

import { recordEvent } from '../lead-row'
import { plainRichText } from './plain-rich-text'
import { rememberWriter } from './withdraw-testimonials'

/** How the lead's history says which article came of it. */
export const draftedEvent = 'testimonial-drafted'

/** Makes a draft of what a visitor said, once: an editor reads it, titles it and publishes it, or does not. */
export async function draftTestimonial(
  { db, req, now }: { db: Database; req: PayloadRequest; now: Date },
  lead: Lead,
): Promise<number> {
  const known = await findDrafted(db, lead.id)
  if (known !== null) return known
  const { payload, user } = req
  const asEditor = { user, overrideAccess: false, req } as const
  const { comment, about, website } = lead.answers
  const name = lead.lastName ?? ''
  const text = typeof comment === 'string' ? comment : ''
  const category = await usualCategory(req)
  const article = await payload.create({
    collection: 'articles',
    ...asEditor,
    locale: lead.language,
    draft: true,
    data: {
      _status: 'draft',
      title: firstWords(text) || name,
      body: plainRichText(text),
      date: lead.createdAt.toISOString(),
      picture: await keptPicture({ db, req }, { leadId: lead.id, name }),
      person: {
        name,
        website: typeof website === 'string' ? website : undefined,
        about: typeof about === 'string' ? about : undefined,
      },
      // A draft may lack one; the editor then chooses it.
      category: category as number,
    },
  })
  const actorId = Number(user?.id)
  await recordEvent(db, {
    leadId: lead.id,
    at: now,
    kind: draftedEvent,
    actorId,
    detail: { article: article.id },
  })
  if (lead.email) await rememberWriter(db, { article: article.id, email: lead.email, now })
  return article.id
}

async function findDrafted(db: Database, leadId: string): Promise<number | null> {
  const [event] = await rows(
    db,
    { article: int },
    sql`select (detail->>'article')::int as article from lead.event
        where lead_id = ${leadId}::uuid and kind = ${draftedEvent} limit 1`,
  )
  return event?.article ?? null
}

/** Where the others stand who were let speak. */
async function usualCategory({ payload }: PayloadRequest): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection: 'articles',
    where: { 'person.name': { exists: true } },
    sort: '-date',
    limit: 1,
    depth: 0,
    select: { category: true },
  })
  const category = docs[0]?.category
  return typeof category === 'number' ? category : undefined
}

async function keptPicture(
  { db, req }: { db: Database; req: PayloadRequest },
  { leadId, name }: { leadId: string; name: string },
): Promise<number | undefined> {
  const [picture] = await rows(
    db,
    { webp: bytes },
    sql`select webp from lead.picture where lead_id = ${leadId}::uuid`,
  )
  if (!picture) return undefined
  const { id } = await req.payload.create({
    collection: 'media',
    user: req.user,
    overrideAccess: false,
    data: { alt: name },
    file: {
      name: `testimonial-${leadId.slice(0, 8)}.webp`,
      data: picture.webp,
      mimetype: 'image/webp',
      size: picture.webp.length,
    },
  })
  return id
}

/** A title to begin with: the first sentence, or what fits of it. */
function firstWords(text: string): string {
  const [sentence = ''] = text.trim().split(/(?<=[.!?])\s|\n/)
  if (sentence.length <= 80) return sentence.replace(/[.]$/, '')
  return `${sentence.slice(0, 80).replace(/\s+\S*$/, '')}…`
}
