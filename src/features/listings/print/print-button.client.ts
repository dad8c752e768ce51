import type { Behaviour } from '@/ui/island/behaviour'

export const printButton: Behaviour = (button) => {
  button.addEventListener('click', () => window.print())
}
