import type { Behaviour } from '../island/behaviour'

/** `aria-expanded` of the arrow is the state; the style shows the list by it. */
export const submenu: Behaviour = (item) => {
  const toggle = item.querySelector<HTMLElement>('[aria-expanded]')
  if (!toggle) return
  const isOpen = () => toggle.ariaExpanded === 'true'
  let isMouse = false

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (item.contains(document.activeElement)) toggle.focus()
    setOpen(false)
  }
  const setOpen = (shouldOpen: boolean) => {
    toggle.ariaExpanded = String(shouldOpen)
    if (shouldOpen) document.addEventListener('keydown', closeByEscape)
    else document.removeEventListener('keydown', closeByEscape)
  }

  item.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && setOpen(true))
  item.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && setOpen(false))
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && item.contains(relatedTarget))) setOpen(false)
  })
  toggle.addEventListener('pointerdown', ({ pointerType }) => {
    isMouse = pointerType === 'mouse'
  })
  // Under a mouse the list is open already; a key and a finger toggle it.
  toggle.addEventListener('click', () => {
    setOpen(isMouse || !isOpen())
    isMouse = false
  })
}
