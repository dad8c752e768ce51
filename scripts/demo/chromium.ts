import { existsSync } from 'node:fs'

import { chromium, type LaunchOptions } from '@playwright/test'

/** The whole browser, for what measures a visitor's own. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The same engine without a window's own pages, which the whole browser renders anew for every tab. */
const shellPath = '/usr/bin/chromium-headless-shell'

export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM ?? (existsSync(shellPath) ? shellPath : chromiumPath),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
}

export const launchChromium = () => chromium.launch(launchOptions)
