import type { Endpoint, PayloadRequest } from 'payload'

import { backToBoard } from '@/cms/admin/board-answer'
import { database } from '@/database/connection'
import { languages } from '@/domain/language'
import { formTexts } from '@/features/leads/form-texts'
import { isLeadId } from '@/features/leads/lead-paths'
import { sendByHand } from '@/jobs/send-by-hand'

import { refusalPage } from '../cockpit/refusal-page'
import { homesByReference } from './admin/newsletter-choices'
import { changeFrom, referencesIn } from './newsletter-form-texts'
import { addNewsletter, deleteDraft } from './newsletter-row'
import type { NewsletterNotice } from './admin/newsletter-notices'
import { readsNewsletters, sendsNewsletters } from './newsletters.access'
import { handleNewsletterPath, newNewsletterPath, newsletterPath, newslettersPath } from './newsletters-paths'
import { previewEndpoint } from './preview-newsletter.endpoint'
import { saveNewsletter } from './save-newsletter'
import { sendNewslettersTask } from './send-newsletters.task'
import { sendTestTask } from './send-test.task'
import { resumeSending, startSending, stopSending } from './start-sending'

const forbidden = () => new Response(null, { status: 403 })

const addEndpoint: Endpoint = {
  path: newNewsletterPath,
  method: 'post',
  handler: async (req) => {
    if (!sendsNewsletters(req)) return forbidden()
    return backToBoard(req, newsletterPath(await addNewsletter(database(), new Date())), 'begun')
  },
}

/** The buttons of one newsletter. Payload reads the cookie only when they come from the admin's own address. */
const handleEndpoint: Endpoint = {
  path: handleNewsletterPath(':id'),
  method: 'post',
  handler: async (req) => {
    if (!readsNewsletters(req)) return forbidden()
    const id = req.routeParams?.id
    if (!isLeadId(id)) return new Response(null, { status: 404 })
    const texts = await formTexts(req)
    const action = texts.get('action')
    if (action === 'save') return save(req, id, texts)
    if (action === 'test') return sendTest(req, id, texts)
    if (!sendsNewsletters(req)) return forbidden()
    if (action === 'delete') {
      const isGone = await deleteDraft(database(), id)
      return backToBoard(
        req,
        isGone ? newslettersPath : newsletterPath(id),
        isGone ? 'deleted' : 'already-sent',
      )
    }
    return backToBoard(req, newsletterPath(id), await sending(id, texts))
  },
}

export const newsletterEndpoints: Endpoint[] = [addEndpoint, handleEndpoint, previewEndpoint]

type Texts = Awaited<ReturnType<typeof formTexts>>

async function save(req: PayloadRequest, id: string, texts: Texts): Promise<Response> {
  const db = database()
  const change = changeFrom(req, texts)
  const references = referencesIn(texts)
  const typed = change.homes ? await homesByReference(db, references) : []
  change.homes?.now.push(...typed.filter((home) => !change.homes?.now.includes(home)))
  const saved = await saveNewsletter(db, id, { change, now: new Date() })
  if (saved === 'changed-meanwhile') return refusalPage(req, saved, { isConflict: true })
  if (saved === 'gone') return new Response(null, { status: 404 })
  if (saved === 'saved' && typed.length < references.length)
    return backToBoard(req, newsletterPath(id), 'unknown-home' satisfies NewsletterNotice)
  // What was written is looked at next.
  return backToBoard(req, `${newsletterPath(id)}?look=1`, saved)
}

async function sendTest(req: PayloadRequest, id: string, texts: Texts): Promise<Response> {
  const language = languages.find((known) => known === texts.get('language'))
  const back = `${newsletterPath(id)}?look=${language ?? '1'}` as const
  if (!language) return backToBoard(req, back, 'refused')
  const data = { id: crypto.randomUUID(), newsletter: id, user: Number(req.user?.id), language }
  const outcome = await sendByHand(database(), sendTestTask, data)
  return backToBoard(req, back, outcome === 'queued' ? 'test-queued' : `test-${outcome}`)
}

async function sending(id: string, texts: Texts): Promise<NewsletterNotice> {
  const db = database()
  const now = new Date()
  switch (texts.get('action')) {
    case 'send': {
      const seenAt = texts.get('seen') ?? ''
      if (Number.isNaN(Date.parse(seenAt))) return 'refused'
      const started = await startSending(db, { id, seenAt, now })
      // Else the worker finds it within the minute.
      if (started === 'started') await sendByHand(db, sendNewslettersTask)
      return started === 'gone' ? 'refused' : started
    }
    case 'stop':
      return (await stopSending(db, id)) ? 'stopped' : 'refused'
    case 'resume': {
      const isResumed = await resumeSending(db, { id, now })
      if (isResumed) await sendByHand(db, sendNewslettersTask)
      return isResumed ? 'resumed' : 'refused'
    }
    default:
      return 'refused'
  }
}
