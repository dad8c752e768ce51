export interface ToastText {
  title: string
  description?: string
  /** A trouble stays until it is closed. */
  tone?: 'done' | 'trouble'
}

type Listener = (toast: ToastText) => void

const waiting: ToastText[] = []
let listener: Listener | null = null

/** Says in a corner of the page that something is done, or could not be. */
export function showToast(toast: ToastText): void {
  if (listener) listener(toast)
  else waiting.push(toast)
}

/** Also of those that were shown before anyone listened. */
export function listenToToasts(newListener: Listener): void {
  listener = newListener
  for (const toast of waiting.splice(0)) listener(toast)
}
