import type { Endpoint, PayloadRequest } from 'payload'

import { backToBoard } from '@/cms/admin/board-answer'
import { database } from '@/database/connection'
import { formTexts } from '@/features/leads/form-texts'
import { chosenPlatform } from '@/platforms/chosen-platform'

import { invitesOwners } from '../owners.access'
import { inviteAgainPath, inviteOwnerPath, ownersPath, revokeOwnerPath } from '../owners-paths'
import { type Inviting, inviteAgain, inviteOwner, invitationSchema } from './invite-owner'
import { revokeOwner } from './revoke-owner'

/** An agent waits for its answer. */
const platform = chosenPlatform({ timeoutMs: 8000, retries: 1 })

export type OwnersNotice = Inviting | 'platform-silent' | 'incomplete' | 'revoked' | 'again' | 'nobody'

/** The forms of the board. Payload reads the cookie only when they come from the admin's own address. */
export const ownersEndpoints: Endpoint[] = [
  post(inviteOwnerPath, async (texts, req) => {
    const invitation = invitationSchema.safeParse(Object.fromEntries(texts))
    if (!invitation.success) return 'incomplete'
    const invitedBy = req.user?.email ?? ''
    try {
      return await inviteOwner(database(), { ...invitation.data, invitedBy }, platform)
    } catch (error) {
      if (invitation.data.homes.length > 0) throw error
      req.payload.logger.warn(error, 'The platform did not say which homes an owner has')
      return 'platform-silent'
    }
  }),
  post(revokeOwnerPath, async (texts) =>
    (await revokeOwner(database(), numberIn(texts.get('id')))) ? 'revoked' : 'nobody',
  ),
  post(inviteAgainPath, async (texts) =>
    (await inviteAgain(database(), texts.get('email') ?? '')) ? 'again' : 'nobody',
  ),
]

function post(
  path: `/${string}`,
  act: (texts: Map<string, string>, req: PayloadRequest) => Promise<OwnersNotice>,
): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!invitesOwners(req)) return new Response(null, { status: 403 })
      return backToBoard(req, ownersPath, await act(await formTexts(req), req))
    },
  }
}

function numberIn(text: string | undefined): number {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0
}
