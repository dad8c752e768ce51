import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { contentRoles, hasRole } from '@/cms/access/editors.access'
import { languageStates } from '@/cms/one-language/language-states'
import { readBoth } from '@/cms/one-language/read-both'
import { saveOf } from '@/cms/open-forms/save-of'
import { database } from '@/database/connection'
import type { Transaction } from '@/database/query'
import { languages } from '@/domain/language'

import { answerComment, settleComment, writeComment } from './change-comments'
import { answerReview, askReview, withdrawReview } from './change-reviews'
import { listColleagues, readComments, readReviews } from './read-reviews'
import { reviewedKinds, type ReviewedRecord, reviewPath } from './review-paths'
import { type Refusal, reviewAnswers, type ReviewState, type Saved } from './review-state'

const meant = z.object({
  kind: z.enum(reviewedKinds),
  id: z.coerce.number().int().min(1).max(2_147_483_647),
})

const said = z.string().trim().min(1).max(2000)
const mayBeEmpty = z.string().trim().max(2000)

const change = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('ask'),
    language: z.enum(languages),
    colleague: z.number().int().min(1).max(2_147_483_647),
    note: mayBeEmpty,
  }),
  z.object({
    action: z.literal('answer'),
    review: z.uuid(),
    answer: z.enum(reviewAnswers),
    reply: mayBeEmpty,
  }),
  z.object({ action: z.literal('withdraw'), review: z.uuid() }),
  z.object({
    action: z.literal('comment'),
    language: z.enum(languages),
    field: z
      .string()
      .max(300)
      .regex(/^[\w-]+(\.[\w-]+)*$/)
      .nullable(),
    text: said,
  }),
  z.object({ action: z.literal('reply'), comment: z.uuid(), text: said }),
  z.object({ action: z.enum(['settle', 'reopen']), comment: z.uuid() }),
])
export type ReviewChange = z.infer<typeof change>

/** What is asked and said about a record. */
const readEndpoint: Endpoint = {
  path: reviewPath,
  method: 'get',
  handler: async (req) => {
    const asking = await allowed(req)
    return asking instanceof Response ? asking : Response.json(await stateOf(req, asking))
  },
}

/** One question, answer or comment more; answers how things stand then, and why nothing changed where nothing did. */
const changeEndpoint: Endpoint = {
  path: reviewPath,
  method: 'post',
  handler: async (req) => {
    const asking = await allowed(req)
    if (asking instanceof Response) return asking
    const body: unknown = await Promise.resolve(req.json?.()).catch(() => undefined)
    const { data } = change.safeParse(body)
    if (!data) return new Response(null, { status: 400 })
    const { latest } = await stored(req, asking)
    const revision = typeof latest.revision === 'string' ? saveOf(latest.revision) : null
    const refusal = await database().transaction((tx) => apply(tx, data, { ...asking, revision }))
    return Response.json({ ...(await stateOf(req, asking)), refusal }, { status: refusal ? 409 : 200 })
  },
}

export const reviewEndpoints: Endpoint[] = [readEndpoint, changeEndpoint]

interface Asking extends ReviewedRecord {
  me: number
  isEditor: boolean
}

/** Whoever may read the record may say something about it. */
async function allowed(req: PayloadRequest): Promise<Asking | Response> {
  if (!hasRole(req, ...contentRoles) || !req.user) return new Response(null, { status: 403 })
  const { data: record } = meant.safeParse(req.routeParams)
  const found =
    record &&
    (await req.payload.findByID({
      ...{ collection: record.kind, id: record.id, draft: true, depth: 0, select: {} },
      ...{ overrideAccess: false, user: req.user, disableErrors: true },
    }))
  if (!record || !found) return new Response(null, { status: 404 })
  return { ...record, me: Number(req.user.id), isEditor: hasRole(req, 'admin', 'editor') }
}

function apply(
  tx: Transaction,
  data: ReviewChange,
  { kind, id, me, isEditor, revision }: Asking & { revision: string | null },
): Promise<Refusal | null> {
  const record = { kind, id, me }
  switch (data.action) {
    case 'ask':
      return askReview(tx, { ...record, ...data, askedBy: me, askedOf: data.colleague, revision })
    case 'answer':
      return answerReview(tx, { ...record, ...data })
    case 'withdraw':
      return withdrawReview(tx, { ...record, ...data, isEditor })
    case 'comment':
      return writeComment(tx, { ...record, ...data })
    case 'reply':
      return answerComment(tx, { ...record, ...data })
    case 'settle':
    case 'reopen':
      return settleComment(tx, { ...record, ...data, isSettled: data.action === 'settle' })
  }
}

const savesShown = 10

/** Who saved it last; each is compared with the one before it on its own page. */
async function readSaves(req: PayloadRequest, { kind, id }: ReviewedRecord): Promise<Saved[]> {
  const { docs } = await req.payload.findVersions({
    ...{ collection: kind, where: { parent: { equals: id }, snapshot: { not_equals: true } } },
    ...{ sort: '-updatedAt', limit: savesShown, pagination: false, depth: 0 },
    ...{ overrideAccess: false, user: req.user },
  })
  return docs.map(({ id: version, updatedAt, version: record }) => ({
    id: String(version),
    savedBy: record.savedBy || null,
    at: updatedAt,
    isPublished: record._status === 'published',
  }))
}

async function stateOf(req: PayloadRequest, { kind, id, me, isEditor }: Asking): Promise<ReviewState> {
  const db = database()
  const record = { kind, id }
  const [reviews, comments, colleagues, saves, both] = await Promise.all([
    readReviews(db, record),
    readComments(db, record),
    listColleagues(db, me),
    readSaves(req, record),
    stored(req, record),
  ])
  const states = languageStates(req.payload.collections[kind].config.fields, both)
  const newest = typeof both.latest.revision === 'string' ? saveOf(both.latest.revision) : null
  return {
    me,
    mayWithdraw: isEditor,
    colleagues,
    comments,
    saves,
    reviews: reviews.map(({ revision, ...one }) => ({
      ...one,
      isChanged: revision !== newest,
      isOnSite: states[one.language] === 'published',
    })),
  }
}

function stored(req: PayloadRequest, { kind, id }: ReviewedRecord) {
  return readBoth({ payload: req.payload }, { collection: req.payload.collections[kind].config, id })
}
