import { mostCompared } from '@/domain/listing/homes-query'
import type { Behaviour } from '@/ui/island/behaviour'

/** Counts the homes that are chosen to compare, and takes no more than fit beside each other. */
export const keptList: Behaviour = (form) => {
  const boxes = () => [...form.querySelectorAll<HTMLInputElement>('input[name="homes"]')]
  const count = form.querySelector<HTMLElement>('[data-count]')

  const update = () => {
    const chosen = boxes().filter(({ checked }) => checked).length
    for (const box of boxes()) box.disabled = chosen >= mostCompared && !box.checked
    if (count) count.textContent = chosen > 0 ? ` (${chosen})` : ''
  }
  form.addEventListener('change', update)
  update()
}
