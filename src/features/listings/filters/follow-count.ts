import { countQuery } from './form-query'

const pauseMs = 200
/** Places and regions need a moment to take back what they were. */
const resetMs = 50

/** Shows what the button says of the choice as it stands in the form, each time the choice has changed. */
export function followCount(form: HTMLFormElement, endpoint: string, show: (text: string) => void): void {
  let asked = countQuery(new FormData(form))
  let asking = new AbortController()
  const onChange = () => {
    const query = countQuery(new FormData(form))
    if (query === asked) return
    asked = query
    asking.abort()
    asking = new AbortController()
    void ask(`${endpoint}${query && `&${query}`}`, asking.signal, show)
  }
  for (const event of ['input', 'change']) form.addEventListener(event, onChange)
  form.addEventListener('reset', () => setTimeout(onChange, resetMs))
}

/** Without an answer the button keeps its words, and works. */
async function ask(href: string, signal: AbortSignal, answer: (text: string) => void): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  if (signal.aborted) return
  try {
    const response = await fetch(href, { signal })
    const { text } = (await response.json()) as { text: string }
    if (response.ok && !signal.aborted) answer(text)
  } catch {
    return
  }
}
