import type { Browser, Page } from '@playwright/test'

/** Reads pages and mails as a browser does and says what of a hostile text has come to life in them. */
export interface MarkReader {
  /** In the markup; nothing is run. */
  inMarkup(html: string, mark: string): Promise<string[]>
  /** In a page with its scripts, at the address it came from. */
  whenRun(page: { url: string; html: string; status: number }, mark: string): Promise<string[]>
  /** In a page of the admin, opened by whoever this token belongs to. */
  whenOpened(url: string, mark: string, token: string): Promise<string[]>
  close(): Promise<void>
}

export async function markReader(browser: Browser): Promise<MarkReader> {
  const context = await browser.newContext()
  const desk = await context.newPage()
  return {
    inMarkup: (html, mark) => desk.evaluate(liveIn, { html, mark }),
    whenRun: async ({ url, html, status }, mark) => {
      const page = await context.newPage()
      // Without the policy that forbids foreign scripts: the page must not need it.
      await page.route(url, (route) => route.fulfill({ status, body: html, contentType: 'text/html' }))
      return liveAfterLoad(page, url, mark)
    },
    whenOpened: async (url, mark, token) => {
      await context.addCookies([{ name: 'payload-token', value: token, url }])
      return liveAfterLoad(await context.newPage(), url, mark)
    },
    close: () => context.close(),
  }
}

async function liveAfterLoad(page: Page, url: string, mark: string): Promise<string[]> {
  const live: string[] = []
  page.on('pageerror', (error) => {
    // A payload that runs calls a function of this name, which nobody has.
    if (error.message.includes(mark)) live.push(`ran: ${error.message}`)
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(500)
  live.push(...(await page.evaluate(liveIn, { html: null, mark })))
  await page.close()
  return live
}

/** Runs in the browser, where there is nothing of ours: no function with a name, no import. */
function liveIn({ html, mark }: { html: string | null; mark: string }): string[] {
  const live: string[] = []
  const carries = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'srcdoc', 'style', 'id', 'class']
  const harmless = /^(https?:|mailto:|tel:|\/|#|\?)/i
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const roots: ParentNode[] = [page]
  for (let root = roots.pop(); root; root = roots.pop()) {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName.includes(mark)) live.push(`<${element.localName}>`)
      if (element instanceof HTMLTemplateElement) roots.push(element.content)
      for (const { name, value } of element.attributes) {
        const runs = name.startsWith('on') || (carries.includes(name) && !harmless.test(value))
        if (name.includes(mark) || (value.includes(mark) && runs))
          live.push(`${element.localName} ${name}="${value.slice(0, 80)}"`)
      }
    }
  }
  return live
}
