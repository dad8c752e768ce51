import type { Behaviour } from '@/ui/island/behaviour'

import { loanTexts, type LoanWords, readLoan } from './loan-texts'

export type LoanFormOptions = LoanWords

export const loanForm: Behaviour<LoanFormOptions> = (form, words) => {
  const output = form.querySelector('output')
  const summary = form.querySelector('[data-summary]')
  const typed = (name: string) => form.querySelector<HTMLInputElement>(`#${name}`)?.value ?? ''
  const update = () => {
    const asked = { ownFunds: typed('loan-own-funds'), years: typed('loan-years'), rate: typed('loan-rate') }
    const texts = loanTexts(readLoan(asked), words)
    if (output) output.textContent = texts.payment
    if (summary) summary.textContent = texts.summary
  }
  form.addEventListener('input', update)
  // What is typed is shown at once: nothing has to be sent.
  form.addEventListener('submit', (event) => event.preventDefault())
  // Something may have been typed before this was there.
  update()
}
