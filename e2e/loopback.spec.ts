import { expect } from '@playwright/test'

import { addressesListenedOn, isLoopback } from '../src/testing/listening'
import { test } from './test'

/** Every program of the demo and what it stands on, by the setting of its port. */
const ports = {
  ...{ VARNISH_PORT: 8080, WEB_PORT: 3000, CMS_PORT: 3001, SIMULATOR_PORT: 4010 },
  ...{ SIMULATOR_PICTURES_PORT: 4011, POSTGRES_PORT: 54_320, SMTP_PORT: 1025, MAIL_WEB_PORT: 1080 },
}

for (const [setting, usual] of Object.entries(ports))
  test(`what listens on ${setting} is for this machine alone`, () => {
    const found = addressesListenedOn(Number(process.env[setting] ?? usual))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((address) => !isLoopback(address))).toEqual([])
  })
