import { backCloses, submitFromOver } from '@/ui/overlay/back-closes'

import { filledEntries } from './form-query'

/** What a plain form does not do by itself; it works without it. */
export function tidyForm(form: HTMLFormElement, wideQuery: string): void {
  const sheets = [form, ...form.querySelectorAll<HTMLElement>('[popover]')]
  const close = () => {
    for (const sheet of sheets) if (sheet.matches(':popover-open')) sheet.hidePopover()
  }
  for (const sheet of sheets) closeOnBack(sheet)
  form.addEventListener('formdata', ({ formData }) => {
    const filled = filledEntries(formData)
    for (const name of new Set(formData.keys())) formData.delete(name)
    for (const [name, value] of filled) formData.append(name, value)
  })
  form.addEventListener('submit', submitFromOver)
  // Nothing behind an open sheet may have the focus unseen.
  form.addEventListener('focusout', ({ relatedTarget, target }) => {
    const sheet = target instanceof Element && target.closest<HTMLElement>(':popover-open')
    if (!sheet || !(relatedTarget instanceof Node)) return
    // A click on its blank space gives the focus to what holds it, which is nowhere behind it.
    if (!sheet.contains(relatedTarget) && !relatedTarget.contains(sheet)) sheet.hidePopover()
  })
  // Back from another page, the filters are those of the list that is shown.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    close()
    form.reset()
  })
  matchMedia(wideQuery).addEventListener('change', close)
}

function closeOnBack(sheet: HTMLElement): void {
  let stopWaiting = () => {}
  sheet.addEventListener('toggle', (event) => {
    // Lists that open within the sheet report here too.
    if (event.target !== sheet) return
    stopWaiting()
    stopWaiting = event.newState === 'open' ? backCloses(() => sheet.hidePopover()) : () => {}
  })
}
