import { env } from '@/env'
import { parseProof } from '@/features/consent/consent-proof'
import { isOwnPost, senderAddress } from '@/features/leads/guard/form-guard-origin'
import { privateHeaders } from '@/http-cache/cache-headers'
import { isLocale } from '@/i18n/locales'

import { saveProof } from '../data/consent'
import { siteUrl } from '../data/site'
import { formDataWithin } from './posted-form'

const mostBytes = 2048

/** Keeps the proof of what a visitor answered, so many from one address. Who it was is not asked, nor kept. */
export async function answerConsent(request: Request, locale: string): Promise<Response> {
  if (!isOwnPost(request.headers, siteUrl)) return nothing(403)
  if (!isLocale(locale)) return nothing(404)
  const posted = await formDataWithin(request, mostBytes)
  const proof = posted && parseProof(posted, locale)
  if (!proof) return nothing(422)
  const isKept = await saveProof(proof, senderAddress(request.headers, env.OWN_PROXIES))
  return nothing(isKept ? 204 : 429)
}

const nothing = (status: number) => new Response(null, { status, headers: privateHeaders })
