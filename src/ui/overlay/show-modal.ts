/** Opens a dialog over the page. */
export function showModal(dialog: HTMLDialogElement): void {
  if (dialog.open || !dialog.isConnected) return
  // The page behind keeps the room of its scroll bar: see theme.css.
  const { clientWidth, style } = document.documentElement
  const room = `${window.innerWidth - clientWidth}px`
  // Said only when it changed: it has the browser style the whole page anew.
  if (room !== (style.getPropertyValue('--scroll-bar') || '0px')) style.setProperty('--scroll-bar', room)
  dialog.showModal()
}
