import { env } from '@/env'
import { previousSecret } from '@/env/previous-secret'
import { linkSigner } from '@/features/leads/signed-link'

export const { signLink, readLink } = linkSigner(env.LINK_SECRET, previousSecret(env))
