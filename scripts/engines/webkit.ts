import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

import { Builder, By, Capabilities, Key as SeleniumKey, type WebElement } from 'selenium-webdriver'

import { waitFor } from '../demo/processes'
import { type Engine, type Key, windowSize } from './engine'
import { callExpression, noteErrors, takeNotedErrors } from './page-scripts'

const keys: Record<Key, string> = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
}

/** Debian's WebKitGTK. */
export async function webkit(): Promise<Engine> {
  const port = await freePort()
  const server = startServer(port)
  await waitFor(`http://127.0.0.1:${port}/status`, 30)
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: process.env.WEBKIT ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
          args: ['--automation'],
        },
      }),
    )
    .build()
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...windowSize })
  return {
    name: 'WebKit',
    async go(url) {
      await driver.switchTo().defaultContent()
      await driver.get(url)
      await driver.executeScript(callExpression(noteErrors, null))
    },
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    async element(expression) {
      const found = await driver.executeScript<WebElement | null>(`return (${expression})`)
      return found && { click: () => found.click(), type: (text) => found.sendKeys(text) }
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async enterFrame(selector) {
      await driver.switchTo().frame(await driver.findElement(By.css(selector)))
    },
    leaveFrames: () => driver.switchTo().defaultContent(),
    // WebKit's driver reports none: those of the page that was gone to are noted there.
    async takeErrors() {
      await driver.switchTo().defaultContent()
      return driver.executeScript<string[]>(`return (${callExpression(takeNotedErrors, null)})`)
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit()
      stop(server)
    },
  }
}

function startServer(port: number): ChildProcess {
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { detached: true, stdio: 'ignore' })
  process.on('exit', () => stop(server))
  return server
}

/** With the browser that it started. */
function stop({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid)
  } catch {
    // It ended by itself.
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
