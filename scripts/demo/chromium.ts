import { chromium } from '@playwright/test'

export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

export const launchChromium = () =>
  chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  })
