/** Shows that a form is on its way, and answers with how to undo it. */
export function showBusy(form: HTMLFormElement, button: HTMLElement | null, text: string): () => void {
  const before = button?.textContent ?? ''
  form.setAttribute('aria-busy', 'true')
  if (button) button.textContent = text
  return () => {
    form.removeAttribute('aria-busy')
    if (button) button.textContent = before
  }
}

/** Says below the form that nothing was sent; what was typed stays. */
export function showFailure(form: HTMLFormElement, text: string): void {
  form.querySelector('[data-failure]')?.remove()
  const words = document.createElement('p')
  words.dataset.failure = ''
  words.role = 'alert'
  words.className = 'text-brick font-medium'
  words.textContent = text
  form.querySelector('[data-actions]')?.before(words)
}

/** To what is wrong, or else to the title of the step that came. */
export function focusNews(box: HTMLElement, { isAnswer }: { isAnswer: boolean }): void {
  const summary = box.querySelector<HTMLElement>('#error-summary')
  const title = isAnswer ? box.querySelector('h2') : null
  if (title) title.tabIndex = -1
  ;(summary ?? title)?.focus()
}

/** A browser never fills in a file again. */
export function keepFiles(box: HTMLElement): () => void {
  const inputs = () => [...box.querySelectorAll<HTMLInputElement>('input[type=file]')]
  const kept = inputs().map(({ name, files }) => ({ name, files }))
  return () => {
    for (const input of inputs()) {
      const files = kept.find(({ name }) => name === input.name)?.files
      if (files?.length) input.files = files
    }
  }
}
