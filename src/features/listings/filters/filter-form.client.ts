import type { Behaviour } from '@/ui/island/behaviour'

import { followCount } from './follow-count'
import { tidyForm } from './tidy-form'

const wideQuery = '(min-width: 47.9375rem)'

/** The form's buttons and its status say how many homes it finds. */
export const filterForm: Behaviour<{ countEndpoint: string }> = (form, { countEndpoint }) => {
  if (!(form instanceof HTMLFormElement)) return
  tidyForm(form, wideQuery)
  followCount(form, countEndpoint, (text) => {
    for (const place of form.querySelectorAll('[data-count]')) place.textContent = text
  })
}
