export interface ToastText {
  title: string
  description?: string
  /** A trouble stays until it is closed. */
  tone?: 'done' | 'trouble'
}

let toasts: readonly ToastText[] = []
const listeners = new Set<() => void>()

/** Says in a corner of the page that something is done, or could not be. */
export function showToast(toast: ToastText): void {
  toasts = [...toasts, toast]
  for (const notify of listeners) notify()
}

/** Every toast of this page so far, oldest first. */
export const shownToasts = () => toasts

export function subscribeToToasts(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
