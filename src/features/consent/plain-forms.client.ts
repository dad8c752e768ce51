import { postForm } from '@/ui/form/post-form'

/** Where forms are sent: see `formPath`. */
const formAction = /^\/\w\w\/forms\/[\w-]+\/$/

let isListening = false
let isBusy = false

/**
 * A form without a script of its own, such as the one field under a list, would lead the browser away before a tag can
 * hear that it was accepted. Where tags run it is sent from here.
 */
export function sendPlainForms(): void {
  if (isListening) return
  isListening = true
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form.method !== 'post' || !formAction.test(new URL(form.action).pathname)) return
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    // What was not accepted was not kept: the browser sends it once more, and shows the page that answers.
    const sendWhole = () => {
      isBusy = false
      form.submit()
    }
    postForm(form, submitter).then((page) => page !== null && sendWhole(), sendWhole)
  })
  // Back from the page of thanks.
  window.addEventListener('pageshow', () => (isBusy = false))
}
