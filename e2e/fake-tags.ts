import type { BrowserContext, Page } from '@playwright/test'

/** Not of the machine that the tests run on. */
export const isThirdParty = (url: string) =>
  !/^(data|blob|about):|^https?:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url)

/** The scripts of third parties as far as a site sees them: they set their cookie and tell of the page. */
const scripts: Record<string, string> = {
  'googletagmanager.com/gtag/js': `
    const heard = (command) => {
      const [what, name, more] = command
      if (what === 'config' && name.startsWith('AW-')) document.cookie = '_gcl_au=1.1.1; Path=/; Max-Age=1000'
      if (what === 'config' && name.startsWith('G-')) {
        document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=1000'
        document.cookie = '_ga_TEST=GS1; Path=/; Max-Age=1000'
        heard.isAnalytics = true
      }
      if (what === 'event' && heard.isAnalytics)
        navigator.sendBeacon('https://region1.google-analytics.com/g/collect?en=' + name + '&form=' + (more?.form ?? ''))
    }
    for (const command of dataLayer) if (command.length) heard(command)
    const push = dataLayer.push.bind(dataLayer)
    dataLayer.push = (command) => {
      if (command.length) heard(command)
      return push(command)
    }`,
  'googletagmanager.com/gtm.js': `window.gtmRuns = true`,
  'connect.facebook.net': `
    document.cookie = '_fbp=fb.1.1.1; Path=/; Max-Age=1000'
    window.fbqTold = fbq.queue.map((command) => [...command])
    new Image().src = 'https://www.facebook.com/tr?ev=PageView'
    fbq.callMethod = (what, name, more) => {
      new Image().src = 'https://www.facebook.com/tr?ev=' + name + '&form=' + (more?.content_name ?? '')
    }`,
}

/** Answers for every other host, and notes what is asked of them. */
export async function fakeThirdParties(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (url) => isThirdParty(url.href),
    async (route) => {
      const url = route.request().url()
      asked.push(url)
      const script = Object.entries(scripts).find(([part]) => url.includes(part))?.[1]
      if (script) await route.fulfill({ contentType: 'text/javascript', body: script })
      else await route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } })
    },
  )
  return asked
}

/** What the page told Google's tags, in its order. */
export function dataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry).map((part) => (part instanceof Date ? 'date' : part))
        : Object.keys(entry),
    ),
  )
}
