import type { Endpoint } from 'payload'

import { database } from '@/database/connection'

import { accountKeys } from '../account-keys'
import { secondStepPath, secondStepScreen } from '../colleague-paths'
import { openSession } from '../sign-in/open-session'
import { enterAdmin, signInPost, toScreen } from '../sign-in/sign-in-answer'
import { isRightCode } from './ask-second-step'
import { confirmFactor } from './factor-store'
import { readTicket } from './step-ticket'

/** The code after the password; the first one takes the second step into use. */
export const secondStepEndpoint: Endpoint = signInPost(secondStepPath, async (texts, req) => {
  const ticket = readTicket(req)
  if (!ticket) return toScreen(req, '/login', { problem: 'expired' })
  const { userId, factor, wanted } = ticket
  const typed = texts.get('code') ?? ''
  const { secret } = accountKeys(req.payload)
  const isRight = factor
    ? await confirmFactor({ db: database(), secret, userId }, factor, { typed, now: new Date() })
    : await isRightCode(req, userId, typed)
  if (!isRight) return toScreen(req, secondStepScreen, { problem: 'wrong' })
  if (!(await openSession(req, userId))) return toScreen(req, '/login', { problem: 'expired' })
  return enterAdmin(req, wanted)
})
