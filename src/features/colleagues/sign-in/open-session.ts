import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { addSessionToUser } from 'payload/shared'

import type { User } from '@/cms/generated/payload-types'
import { database } from '@/database/connection'

import { noteSession } from '../access/sessions'
import { setDeviceCookie } from './guard-sign-in'
import { dropTicket } from '../factor/step-ticket'
import { forgetTyped, setSessionCookie } from './sign-in-answer'

/** A session as Payload opens it, for who typed the right password a moment ago and now the right code. */
export async function openSession(req: PayloadRequest, userId: number): Promise<boolean> {
  const { payload } = req
  const { config: collectionConfig } = payload.collections.users
  const user = await payload.db.findOne<User & { collection: 'users' }>({
    collection: 'users',
    where: { id: { equals: userId } },
    req,
  })
  if (!user) return false
  const { sid } = await addSessionToUser({ collectionConfig, payload, req, user })
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: user.email, sid, user })
  const { token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  })
  if (sid) await noteSession(database(), { sid, userId, userAgent: req.headers.get('user-agent') ?? '' })
  setSessionCookie(req, token)
  setDeviceCookie(req, user.email)
  forgetTyped(req)
  dropTicket(req)
  return true
}
