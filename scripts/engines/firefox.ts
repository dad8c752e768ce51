import puppeteer, { ElementHandle, type Frame } from 'puppeteer-core'

import { type Engine, windowSize } from './engine'
import { sayRefusals } from './page-scripts'

const refusedMark = 'Refused by the policy:'

/** Debian's Firefox, with a window: without one it draws no map. */
export async function firefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: false,
  })
  const page = await browser.newPage()
  await page.setViewport(windowSize)
  let errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.text().startsWith(refusedMark)) errors.push(message.text())
  })
  await page.evaluateOnNewDocument(sayRefusals, refusedMark)
  let entered = ''

  /** Asked each time: a frame that goes to its page becomes another one. */
  async function frame(): Promise<Frame> {
    if (!entered) return page.mainFrame()
    const found = await (await page.$(entered))?.contentFrame()
    if (!found) throw new Error(`No frame ${entered}`)
    return found
  }
  return {
    name: 'Firefox',
    async go(url) {
      entered = ''
      const open = () => page.goto(url, { waitUntil: 'domcontentloaded' })
      // A page that the visitor was on their way to ends this one once, and is ended by it.
      await open().catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        return open()
      })
    },
    evaluate: async (expression) => (await frame()).evaluate(expression),
    async element(expression) {
      const handle = await (await frame()).evaluateHandle(expression)
      if (!(handle instanceof ElementHandle)) return null
      return { click: () => handle.click(), type: (text) => handle.type(text) }
    },
    press: (key) => page.keyboard.press(key),
    async enterFrame(selector) {
      entered = selector
      await frame()
    },
    async leaveFrames() {
      entered = ''
    },
    takeErrors() {
      const taken = errors
      errors = []
      return Promise.resolve(taken)
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
