import { randomUUID } from 'node:crypto'

import { database, portalDatabase } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import { env } from '@/env'
import { type ReplyInput, sendReply } from '@/features/owners/home/act/send-reply'
import { digestState, stopDigest } from '@/features/owners/home/digest/digest-stop'
import { visitCalendar } from '@/features/owners/home/act/visit-calendar'
import { findOwnDocument } from '@/features/owners/home/read/find-document'
import { listOwnHomes } from '@/features/owners/home/read/list-own-homes'
import { previewStory, readOwnStory } from '@/features/owners/home/read/read-story'
import type { Owner } from '@/features/owners/owner-session'
import type { Locale } from '@/i18n/locales'

// Each of these names the owner, whose transaction it is: nothing is kept from one owner to the next.
export const getOwnHomes = (owner: Owner) => listOwnHomes(portalDatabase(), owner, new Date())

export const getOwnStory = (owner: Owner, asked: { listingId: number; locale: Locale }) =>
  readOwnStory(portalDatabase(), owner, { ...asked, now: new Date() })

/** For whoever is signed in at the admin. */
export const getPreviewStory = (asked: { listingId: number; locale: Locale }) =>
  previewStory(database(), { ...asked, now: new Date() })

export const getOwnDocument = (
  owner: Owner,
  asked: { listingId: number; documentId: number; locale: Locale },
) => findOwnDocument(portalDatabase(), owner, asked)

export const getVisitCalendar = (
  owner: Owner,
  asked: { listingId: number; happeningId: number; locale: Locale },
) => visitCalendar(portalDatabase(), owner, { ...asked, now: new Date() })

export const reply = (owner: Owner, input: ReplyInput) =>
  sendReply(
    { db: database(), now: () => new Date(), channels: deliveryChannels, secret: env.LINK_SECRET },
    owner,
    input,
  )

export const newFormKey = () => randomUUID()

export const getDigestState = (homeOwnerId: string) => digestState(database(), homeOwnerId)
export const switchDigest = (homeOwnerId: string, isStopped: boolean) =>
  stopDigest(database(), homeOwnerId, isStopped)
