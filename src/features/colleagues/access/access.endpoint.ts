import type { Endpoint, PayloadRequest } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import { backToBoard } from '@/cms/admin/board-answer'
import { database } from '@/database/connection'
import { formTexts } from '@/features/leads/form-texts'
import { knownLocale } from '@/i18n/locales'

import {
  accessPath,
  endSessionPath,
  endSessionsPath,
  inviteAgainPath,
  resetFactorPath,
  secondStepScreen,
  setUpFactorPath,
} from '../colleague-paths'
import { hasFactor, newFactor, removeFactor } from '../factor/factor-store'
import { setTicket } from '../factor/step-ticket'
import { queueColleagueLetter } from '../letters/queue-colleague-letter'
import { toScreen } from '../sign-in/sign-in-answer'
import { accessNotices } from './access-words'
import { type Colleague, findColleague } from './find-colleague'
import { endSession, endSessions } from './sessions'

interface Act {
  req: PayloadRequest
  colleague: Colleague
  isSelf: boolean
  texts: Map<string, string>
}

type Answer = keyof typeof accessNotices | Response

/** The buttons of the board. Payload reads the cookie only when they come from the admin's own address. */
export const accessEndpoints: Endpoint[] = [
  post(endSessionPath, async ({ colleague, texts }) => {
    await endSession(database(), colleague.id, texts.get('sid') ?? '')
    return 'ended'
  }),
  post(endSessionsPath, async ({ req, colleague, isSelf }) => {
    await endSessions(database(), colleague.id, isSelf ? (req.user as { _sid?: string })._sid : null)
    return 'ended'
  }),
  post(setUpFactorPath, async ({ req, colleague, isSelf }) => {
    if (!isSelf || (await hasFactor(database(), colleague.id))) return refused()
    setTicket(req, { userId: colleague.id, wanted: '', factor: newFactor() })
    return toScreen(req, secondStepScreen)
  }),
  // By another administrator only: whoever sits at an open session cannot take the second step away.
  post(resetFactorPath, async ({ req, colleague, isSelf }) => {
    if (isSelf) return refused()
    await database().transaction(async (tx) => {
      await removeFactor(tx, colleague.id)
      await endSessions(tx, colleague.id)
      await queueColleagueLetter(tx, {
        kind: 'factor-reset',
        email: colleague.email,
        language: knownLocale(req.i18n.language),
      })
    })
    return 'reset'
  }),
  post(inviteAgainPath, async ({ req, colleague, isSelf }) => {
    if (isSelf || colleague.hasEntered) return refused()
    await queueColleagueLetter(database(), {
      kind: 'invitation',
      email: colleague.email,
      language: knownLocale(req.i18n.language),
    })
    return 'invited'
  }),
]

const refused = () => new Response(null, { status: 403 })

function post(path: `/${string}`, act: (act: Act) => Promise<Answer>): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      const texts = await formTexts(req)
      const userId = Number(texts.get('userId'))
      const isSelf = req.user?.collection === 'users' && req.user.id === userId
      if (!isSelf && !hasRole(req, 'admin')) return refused()
      const colleague = await findColleague(database(), userId)
      if (!colleague) return new Response(null, { status: 404 })
      const answer = await act({ req, colleague, isSelf, texts })
      return answer instanceof Response ? answer : backToBoard(req, accessPath(userId), answer)
    },
  }
}
