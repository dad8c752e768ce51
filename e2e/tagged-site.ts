import { expect } from '@playwright/test'

import { soon, test as base } from './cms'
import { fakeThirdParties } from './fake-tags'

export const tags = {
  tagManager: 'GTM-TEST123',
  analytics: 'G-TEST1234',
  ads: 'AW-123456789',
  pixel: '123456789012',
}

/** A visitor who was never here, on a site with every tag; `asked` is what third parties hear. */
export const test = base.extend<{ asked: string[]; tagged: void }>({
  storageState: { cookies: [], origins: [] },
  asked: ({ context }, lend) => fakeThirdParties(context).then(lend),
  tagged: [
    async ({ change, request }, lend) => {
      await change('site-info', tags)
      await expect
        .poll(async () => (await (await request.get('/nl/contact/')).text()).includes(tags.analytics), {
          timeout: soon,
        })
        .toBe(true)
      await lend()
    },
    { auto: true },
  ],
})
