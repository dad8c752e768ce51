import { filledEntries } from './form-query'

/** What a plain form does not do by itself; it works without it. */
export function tidyForm(form: HTMLFormElement, wideQuery: string): void {
  const close = () => {
    for (const open of [form, ...form.querySelectorAll<HTMLElement>('[popover]')])
      if (open.matches(':popover-open')) open.hidePopover()
  }
  form.addEventListener('formdata', ({ formData }) => {
    const filled = filledEntries(formData)
    for (const name of new Set(formData.keys())) formData.delete(name)
    for (const [name, value] of filled) formData.append(name, value)
  })
  // Nothing behind an open sheet may have the focus unseen.
  form.addEventListener('focusout', ({ relatedTarget, target }) => {
    const sheet = target instanceof Element && target.closest<HTMLElement>(':popover-open')
    if (sheet && relatedTarget instanceof Node && !sheet.contains(relatedTarget)) sheet.hidePopover()
  })
  // Back from another page, the filters are those of the list that is shown.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    close()
    form.reset()
  })
  matchMedia(wideQuery).addEventListener('change', close)
}
