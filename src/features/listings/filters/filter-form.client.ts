import { groupAmount } from '@/ui/form/group-amount'
import type { Behaviour } from '@/ui/island/behaviour'

import { followCount } from './follow-count'
import { tidyForm } from './tidy-form'

const wideQuery = '(min-width: 80rem)'

/** The form's buttons and its status say how many homes it finds. */
export const filterForm: Behaviour<{ countEndpoint: string }> = (form, { countEndpoint }) => {
  if (!(form instanceof HTMLFormElement)) return
  tidyForm(form, wideQuery)
  showChosenTypes(form)
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && 'amount' in target.dataset)
      groupAmount(target, document.documentElement.lang)
  })
  followCount(form, countEndpoint, (text) => {
    for (const place of form.querySelectorAll('[data-count]')) place.textContent = text
  })
}

/** The button of the types says what is ticked; a label ends with how many homes there are. */
function showChosenTypes(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-types]')
  if (!place) return
  const show = () => {
    const chosen = [...form.querySelectorAll<HTMLInputElement>('[name="type"]:checked')]
    const names = chosen.map(({ labels }) => labels?.[0]?.textContent.replace(/ \(\d+\)$/, ''))
    place.textContent = names.join(', ') || (place.dataset['types'] ?? '')
  }
  form.addEventListener('change', show)
  form.addEventListener('reset', () => setTimeout(show))
}
