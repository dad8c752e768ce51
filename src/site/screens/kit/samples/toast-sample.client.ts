import type { Behaviour } from '@/ui/island/behaviour'
import { showToast, type ToastText } from '@/ui/overlay/toast-store'

export const toastSample: Behaviour<ToastText> = (button, toast) => {
  button.addEventListener('click', () => showToast(toast))
}
