import { type Browser, type BrowserContext, test as base } from '@playwright/test'

interface PolicyFixtures {
  /** What a journey provokes on purpose. */
  refusalsMeant: RegExp | null
  /** What a browser refused in this journey. */
  refusals: string[]
  /** Whether the map beside a list comes by itself, as it does for everybody: drawing it keeps a processor busy. */
  hasListMap: boolean
}

/** Since the last journey began; a worker walks them one by one. */
const refusals: string[] = []

/** Errors of the site's own scripts since then. */
const scriptErrors: string[] = []

/**
 * The `test` of every journey: it fails when a browser refused something because of the policy of a page, or when a
 * script of the site failed, in whichever of its windows.
 */
export const test = base.extend<PolicyFixtures, { watchedBrowser: Browser }>({
  refusalsMeant: [null, { option: true }],
  hasListMap: [false, { option: true }],
  context: async ({ context, hasListMap }, lend) => {
    if (!hasListMap) await context.addInitScript(sendMapAway)
    await lend(context)
  },
  watchedBrowser: [
    async ({ browser }, lend) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => watched(await open(options))
      await lend(browser)
    },
    { scope: 'worker', auto: true },
  ],
  refusals: [
    async ({ refusalsMeant }, lend) => {
      refusals.splice(0)
      scriptErrors.splice(0)
      await lend(refusals)
      const found = refusals.filter((text) => !refusalsMeant?.test(text))
      if (found.length > 0) throw new Error(`refused by the policy of a page:\n${found.join('\n')}`)
      if (scriptErrors.length > 0) throw new Error(`a script failed:\n${scriptErrors.join('\n')}`)
    },
    { auto: true },
  ],
})

/** As a visitor does with its button. An empty frame has no storage. */
function sendMapAway() {
  try {
    sessionStorage.setItem('gevel:map-open', sessionStorage.getItem('gevel:map-open') ?? 'false')
  } catch {
    // Nothing of ours is shown in it.
  }
}

/** Chromium writes each refusal to the console, of frames and of pages without scripts too. */
function watched(context: BrowserContext): BrowserContext {
  context.on('console', (message) => {
    if (/Content Security Policy|Permissions.Policy/i.test(message.text()))
      refusals.push(`${message.page()?.url() ?? ''}: ${message.text()}`)
  })
  context.on('weberror', (failed) => {
    const url = failed.page()?.url() ?? ''
    const { message } = failed.error()
    // The browser says so itself when a page moves on before it was rendered. A journey that keeps something before a page
    // is there cannot do so in an empty frame.
    if (/^Transition was |^Failed to read the 'sessionStorage'/.test(message)) return
    // The admin's scripts are Payload's, and an empty window has none of ours.
    if (url.startsWith('http') && !url.includes('/admin')) scriptErrors.push(`${url}: ${message}`)
  })
  return context
}
