import type { Page } from '@playwright/test'

/** What a screen reader stops at, and must be able to say. */
const spokenRoles = new Set([
  ...[
    'button',
    'link',
    'textbox',
    'searchbox',
    'combobox',
    'listbox',
    'option',
    'checkbox',
    'radio',
    'switch',
  ],
  ...['slider', 'spinbutton', 'menuitem', 'tab', 'tabpanel', 'dialog', 'image', 'img', 'navigation'],
])

/** Several of these may stand on a page, so that one alone needs no name. A form without one is no landmark. */
const fineAlone = new Set(['navigation'])

interface AxNode {
  ignored: boolean
  role?: { value?: unknown }
  name?: { value?: unknown }
  backendDOMNodeId?: number
}

/** Everything that the browser would hand to a screen reader without a name. */
export async function nameless(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  try {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
    const spoken = nodes.filter(({ ignored, role }) => !ignored && spokenRoles.has(String(role?.value)))
    const counts = new Map<string, number>()
    for (const { role } of spoken) counts.set(String(role?.value), (counts.get(String(role?.value)) ?? 0) + 1)
    const found = spoken.filter(({ role, name }) => {
      const isAlone = fineAlone.has(String(role?.value)) && counts.get(String(role?.value)) === 1
      return String(name?.value ?? '').trim() === '' && !isAlone
    })
    return await Promise.all(
      found.map(async ({ role, backendDOMNodeId }) => {
        const { outerHTML } = await session.send('DOM.getOuterHTML', { backendNodeId: backendDOMNodeId })
        return `${String(role?.value)}: ${outerHTML.slice(0, 160)}`
      }),
    )
  } finally {
    await session.detach()
  }
}
