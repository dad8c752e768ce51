import { type RefObject, useEffect } from 'react'

import { filledEntries } from './form-query'

/** Manners a plain form lacks; it works without them. */
export function usePlainForm(form: RefObject<HTMLFormElement | null>, wideQuery: string): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const leaveOutEmpty = ({ formData }: FormDataEvent) => {
      const filled = filledEntries(formData)
      for (const name of new Set(formData.keys())) formData.delete(name)
      for (const [name, value] of filled) formData.append(name, value)
    }
    const close = () => {
      for (const open of [element, ...element.querySelectorAll<HTMLElement>('[popover]')])
        if (open.matches(':popover-open')) open.hidePopover()
    }
    // Nothing behind an open sheet may have the focus unseen.
    const onFocusOut = ({ relatedTarget, target }: FocusEvent) => {
      const sheet = target instanceof Element && target.closest<HTMLElement>(':popover-open')
      if (sheet && relatedTarget instanceof Node && !sheet.contains(relatedTarget)) sheet.hidePopover()
    }
    // Back from another page, the filters are those of the list that is shown.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      close()
      element.reset()
    }
    const wide = matchMedia(wideQuery)
    element.addEventListener('formdata', leaveOutEmpty)
    element.addEventListener('focusout', onFocusOut)
    window.addEventListener('pageshow', onPageShow)
    wide.addEventListener('change', close)
    return () => {
      element.removeEventListener('formdata', leaveOutEmpty)
      element.removeEventListener('focusout', onFocusOut)
      window.removeEventListener('pageshow', onPageShow)
      wide.removeEventListener('change', close)
    }
  }, [form, wideQuery])
}
