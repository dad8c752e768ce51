import type { Behaviour } from '../island/behaviour'

const edgePx = 8

/** Says at the button whether its panel is open, and places the panel where the browser cannot yet. */
export const popover: Behaviour = (panel) => {
  const button = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`)
  if (!button) return
  panel.addEventListener('toggle', ({ newState }) => {
    button.ariaExpanded = String(newState === 'open')
    if (newState === 'open' && !CSS.supports('position-area', 'bottom')) place(panel, button)
  })
}

function place(panel: HTMLElement, button: Element): void {
  const { left, bottom, top } = button.getBoundingClientRect()
  const room = document.documentElement.clientWidth - panel.offsetWidth - edgePx
  const isBelow = bottom + panel.offsetHeight + edgePx < window.innerHeight
  panel.style.left = `${Math.max(edgePx, Math.min(left, room))}px`
  panel.style.top = `${isBelow ? bottom : Math.max(edgePx, top - panel.offsetHeight)}px`
}
