const every = 50
const atMost = 8000

/**
 * Puts the cursor into a field that the form is about to show, so that one writes on without a click. Whoever goes
 * elsewhere meanwhile stays there.
 */
export function focusWhenThere(id: string): void {
  const from = document.activeElement
  const began = performance.now()
  const look = setInterval(() => {
    const field = document.getElementById(id)
    const isElsewhere = document.activeElement !== from && document.activeElement !== document.body
    if (field && !isElsewhere) field.focus()
    if (field || isElsewhere || performance.now() - began > atMost) clearInterval(look)
  }, every)
}
