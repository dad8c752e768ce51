import { afterAll, beforeAll } from 'vitest'

import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { openSecretSite, type SecretSite } from '@/testing/secret/crawl-secret-homes'
import { testSecretSite } from '@/testing/secret/test-secret-site'

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

// Coverage: 9.27, 9.32.
testSecretSite(() => secret)
