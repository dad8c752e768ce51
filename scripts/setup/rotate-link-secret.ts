import { previousSecret } from '@/env/previous-secret'

import { freshSecret, type Settings } from './make-settings'

/** The same settings with a new secret for the links in mails, and the old one as the previous. */
export function rotateLinkSecret(settings: Settings, now: Date): Settings {
  const { LINK_SECRET, LINK_SECRET_PREVIOUS = '', LINK_SECRET_CHANGED = '' } = settings
  if (!LINK_SECRET) throw new Error('There is no LINK_SECRET to replace: run setup first.')
  const before = previousSecret({ LINK_SECRET_PREVIOUS, LINK_SECRET_CHANGED })
  if (before && now < before.until)
    throw new Error(
      `LINK_SECRET was replaced on ${LINK_SECRET_CHANGED}. Links of the one before hold until` +
        ` ${before.until.toISOString().slice(0, 10)}; another change would make them worthless.`,
    )
  return {
    ...settings,
    LINK_SECRET: freshSecret(),
    LINK_SECRET_PREVIOUS: LINK_SECRET,
    LINK_SECRET_CHANGED: now.toISOString().slice(0, 10),
  }
}
