import { afterAll, beforeAll, vi } from 'vitest'

import type * as disclosure from '@/domain/listing/disclosure'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { openSecretSite, type SecretSite } from '@/testing/secret/crawl-secret-homes'
import { testSecretSite } from '@/testing/secret/test-secret-site'

// A site that checks nothing: what its role cannot read it cannot tell.
vi.mock('@/domain/listing/disclosure', async (original) => ({
  ...(await original<typeof disclosure>()),
  disclosed: (home: unknown) => home,
  disclosedAddress: (place: unknown) => place,
  shownPoint: ({ longitude, latitude, isPointExact }: disclosure.DisclosablePoint) =>
    longitude === null || latitude === null ? null : { longitude, latitude, isExact: isPointExact },
}))

let cms: TestPayload
let secret: SecretSite

beforeAll(async () => {
  cms = await openPayload()
  secret = await openSecretSite(cms)
})
afterAll(async () => {
  await secret.close()
  await cms.close()
})

testSecretSite(() => secret)
