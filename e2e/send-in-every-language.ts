import { type BrowserContext, expect } from '@playwright/test'

import type { FormJourney } from './form-journey'
import { expectMails } from './form-mails'
import { expectAtThePlatform } from './form-platform'
import { deliveredLead, ownAddress } from './leads'
import { locales } from './messages'
import { formAddress, send, subjectOf } from './send-form'
import { test } from './test'

/** In all languages at once: each has to wait some seconds before it may be sent. */
export async function sendInEveryLanguage(context: BrowserContext, journey: FormJourney): Promise<void> {
  const { kind } = journey
  await context.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
  await Promise.all(
    locales.map(async (locale, position) => {
      const about = await subjectOf(journey, position)
      const email = ownAddress(`${kind}.${locale}`)
      await test.step(`in ${locale}`, async () => {
        await send(context, { journey, locale, email, address: formAddress(locale, kind, about) })
        const lead = await deliveredLead(email)
        expect(lead).toMatchObject({ kind, language: locale })
        await expectMails(journey, { lead, email, about })
        await expectAtThePlatform(journey, { lead, email, about })
      })
    }),
  )
}
