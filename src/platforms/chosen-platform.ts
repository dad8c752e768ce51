import { env } from '@/env'

import { omnicasa } from './omnicasa/omnicasa'
import type { Platform } from './platform'
import { sweepbright } from './sweepbright/sweepbright'
import { whise } from './whise/whise'
import { readDetailIds } from './whise/whise-details'

/** How long the platform may take, and how often it is asked again. */
export interface Patience {
  timeoutMs?: number
  retries?: number
}

/** The agency's platform: the one place where a platform is chosen. */
export function chosenPlatform(patience: Patience = {}): Platform {
  return makers[env.PLATFORM](patience)
}

const makers: Record<typeof env.PLATFORM, (patience: Patience) => Platform> = {
  omnicasa: (patience) =>
    omnicasa({
      url: env.OMNICASA_URL,
      customer: env.OMNICASA_CUSTOMER,
      password: env.OMNICASA_PASSWORD,
      siteMediumId: env.OMNICASA_SITE_MEDIUM_ID,
      ...patience,
    }),
  whise: (patience) =>
    whise({
      url: env.WHISE_URL,
      user: env.WHISE_USER,
      password: env.WHISE_PASSWORD,
      clientId: env.WHISE_CLIENT_ID,
      detailIds: readDetailIds(env.WHISE_DETAILS),
      publishesDocuments: env.WHISE_DOCUMENTS === 'public',
      ...(env.WHISE_OFFICE_ID > 0 && { officeId: env.WHISE_OFFICE_ID }),
      ...(env.WHISE_VISIT_ACTION_ID > 0 && { visitActionId: env.WHISE_VISIT_ACTION_ID }),
      ...patience,
    }),
  sweepbright: (patience) =>
    sweepbright({
      url: env.SWEEPBRIGHT_URL,
      clientId: env.SWEEPBRIGHT_CLIENT_ID,
      clientSecret: env.SWEEPBRIGHT_CLIENT_SECRET,
      publishesDocuments: env.SWEEPBRIGHT_DOCUMENTS === 'public',
      ...patience,
    }),
}
