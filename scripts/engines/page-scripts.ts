/** A part of the page as people find it: by its role and its name. */
export interface Named {
  role: keyof typeof roles
  /** The whole name, or a pattern in it. */
  name: string | RegExp
  /** A selector of what it must be in. */
  within?: string
  /** Counted from 0 among those that are seen; -1 is the last. */
  index?: number
}

export type Target = string | Named

const roles = {
  link: 'a[href]',
  button: 'button, [role="button"], input[type="submit"], summary',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  field: 'input, select, textarea',
  heading: 'h1, h2, h3',
  legend: 'legend',
  option: '[role="option"]',
  text: 'p, span, div',
}

/** An expression that answers with the first element in sight that fits, or `null`. */
export function findExpression(target: Target): string {
  const { role, name, within, index }: Partial<Named> = typeof target === 'string' ? {} : target
  return callExpression(findVisible, {
    selector: role ? roles[role] : target,
    within: within ?? ':root',
    name: typeof name === 'string' ? name : null,
    pattern: name instanceof RegExp ? name.source : '',
    index: index ?? 0,
  })
}

/** Brings it to the middle of the window; `true` if it was there. */
export function scrollExpression(target: Target): string {
  return `((found) => found ? !found.scrollIntoView({ block: 'center', behavior: 'instant' }) : false)(${findExpression(target)})`
}

/** A function of this file as text, to be run in the page with plain values. */
export function callExpression(run: (value: never) => unknown, value: unknown): string {
  // tsx marks inner functions with this helper, which the page does not have.
  return `((__name) => (${run})(${JSON.stringify(value)}))((value) => value)`
}

interface Wanted {
  selector: string
  within: string
  name: string | null
  pattern: string
  index: number
}

function findVisible({ selector, within, name, pattern, index }: Wanted): Element | null {
  const textOf = (element: Element | null) => (element as HTMLElement | null)?.innerText ?? ''
  const labelOf = (element: Element) => textOf((element as HTMLInputElement).labels?.[0] ?? null)
  const nameOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ||
      textOf(document.getElementById(element.getAttribute('aria-labelledby') ?? '')) ||
      labelOf(element) ||
      textOf(element) ||
      element.textContent ||
      ''
    )
      .replaceAll(/\s+/g, ' ')
      .trim()
  const isNamed = (found: string) => (name === null ? new RegExp(pattern, 'u').test(found) : found === name)
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const found = [...document.querySelectorAll(within)]
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .filter((element) => isSeen(element) && isNamed(nameOf(element)))
  return found.at(index) ?? null
}

/** Lets the style sheets for paper count on the screen. */
export function showPrintStyles(): void {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media
        if (/\bprint\b/.test(mediaText)) rule.media.mediaText = mediaText.replace(/\bprint\b/g, 'all')
        else if (/\bscreen\b/.test(mediaText)) rule.media.mediaText = 'not all'
      }
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) change(sheet.cssRules)
}

/** Nothing is wider than the window. */
export function overflowPixels(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}

/** Scripts run once the header notices that one scrolls. */
export function isAwake(): boolean {
  window.scrollTo(0, window.scrollY > 30 ? 0 : 60)
  return document.querySelector('header[data-scrolled]') !== null
}

/** As a browser that was never here, but for the pop-up, which is closed, and the cookies, which were declined. */
export function forgetVisits(declined: { name: string; value: string }[]): void {
  localStorage.clear()
  for (const { name, value } of declined) localStorage.setItem(name, value)
  sessionStorage.clear()
  sessionStorage.setItem('gevel:popup-closed', 'true')
}

/** The page in a frame as wide as a phone: windows are not that narrow everywhere. */
export function framePhone(path: string): void {
  const frame = document.createElement('iframe')
  frame.src = path
  frame.style.cssText = 'width: 390px; height: 780px; border: 0'
  document.body.replaceChildren(frame)
}

interface Noting extends Window {
  notedErrors?: string[]
}

/** From now on the page keeps what goes wrong in its scripts and what its policy refuses. */
export function noteErrors(): void {
  const noted = ((window as Noting).notedErrors = [] as string[])
  addEventListener('error', ({ message }) => message && noted.push(message))
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    noted.push(`refused by ${violatedDirective}: ${blockedURI}`),
  )
}

export function takeNotedErrors(): string[] {
  return (window as Noting).notedErrors?.splice(0) ?? []
}

/** Runs before a page's own scripts: what its policy refuses stands in the console behind this mark. */
export function sayRefusals(mark: string): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`${mark} ${violatedDirective} ${blockedURI}`),
  )
}
