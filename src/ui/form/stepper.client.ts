import type { Behaviour } from '../island/behaviour'

export const stepper: Behaviour = (element) => {
  const field = element.querySelector('input')
  const status = element.querySelector('[role=status]')
  if (!field || !status) return
  const buttons = [...element.querySelectorAll<HTMLElement>('[data-step]')]

  const markEnds = () => {
    for (const button of buttons) {
      const end = button.dataset.step === '1' ? field.max : field.min
      const isAtEnd = end !== '' && field.value !== '' && Number(end) === field.valueAsNumber
      button.ariaDisabled = isAtEnd ? 'true' : null
    }
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      if (button.ariaDisabled) return
      if (button.dataset.step === '1') field.stepUp()
      else field.stepDown()
      status.textContent = field.value
      // A step by script is silent, yet whoever listens to the form must hear it.
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  field.addEventListener('input', markEnds)
  // The browser may have filled the field again after a reload.
  markEnds()
}
