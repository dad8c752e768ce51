import { linkActionPath } from '@/domain/lead/link-path'
import { translator } from '@/i18n/messages'
import { Button } from '@/ui/button'

import { getDigestState } from '../../data/portal'
import { type OpenLink, type PrivateContent, privateScreen } from '../private/private-screen'

/** Where the weekly mail is stopped, or wanted again; without signing in, also with an old link. */
export const portalDigestScreen = privateScreen({
  purpose: 'owner-digest',
  title: 'portal.digest_title',
  read: readDigest,
  acceptsExpired: true,
})

async function readDigest({ locale, token, id }: OpenLink): Promise<PrivateContent | null> {
  const gets = await getDigestState(id)
  if (gets === null) return null
  const t = translator(locale)
  return {
    content: (
      <div className="pt-4 lg:pt-10">
        <h1>{t('portal.digest_title')}</h1>
        <p className="measure mt-4 text-lg">{t(gets ? 'portal.digest_text' : 'portal.digest_stopped')}</p>
        <form
          method="post"
          action={linkActionPath(locale, 'owner-digest', token, gets ? 'stop' : 'keep')}
          className="mt-6"
        >
          <Button type="submit" look="outlined">
            {t(gets ? 'portal.digest_stop' : 'portal.digest_resume')}
          </Button>
        </form>
      </div>
    ),
  }
}
