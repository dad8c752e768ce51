import { getPayload } from 'payload'

import config from '@payload-config'
import { database } from '@/database/connection'
import { draftReader } from '@/features/content/preview/draft-reader'
import { seesDrafts } from '@/features/content/preview/preview.access'
import { noteAgencyLook } from '@/features/owners/home/admin/handle-home'
import { previewSubject } from '@/features/owners/home/admin/owner-home-paths'
import { handlesLeads } from '@/features/leads/inbox/leads.access'

import type { Preview } from './answer-screen'
import { notFoundScreen } from './screens/not-found-screen'
import { portalPreviewScreen } from './screens/owner/portal-screen'
import { previewScreen } from './screens/preview-screen'

/** What an editor who is signed in at the admin is working on. Only the cms loads this. */
export const answerPreview: Preview = async (request, subject) => {
  const payload = await getPayload({ config })
  const { user: editor } = await payload.auth({ headers: request.headers })
  if (subject.subject === previewSubject) {
    const listingId = /^[1-9]\d{0,9}$/.test(subject.id) ? Number(subject.id) : null
    if (listingId === null || !editor || !handlesLeads({ user: editor }))
      return notFoundScreen(subject.locale, { isPrivate: true })
    // Who of the agency reads what is an owner's own leaves a trace.
    const actor = 'name' in editor ? String(editor.name) : ''
    await noteAgencyLook(database(), { listingId, actor, now: new Date() })
    return portalPreviewScreen({ locale: subject.locale, listingId })
  }
  return previewScreen({
    ...subject,
    preview:
      editor?.collection === 'users' && seesDrafts({ user: editor })
        ? (published) => draftReader(published, { payload, editor })
        : null,
  })
}
