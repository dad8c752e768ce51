import { env } from '@/env'
import { linkSigner } from '@/features/leads/signed-link'

export const { signLink, readLink } = linkSigner(env.LINK_SECRET)
