import type { Behaviour } from '../island/behaviour'
import { listenToToasts, type ToastText } from './toast-store'

const shownMs = 6000
const retryMs = 1000

export const toasts: Behaviour = (region) => {
  const template = region.querySelector('template')
  if (!template) return
  let cameFrom: HTMLElement | null = null

  const show = ({ title, description, tone = 'done' }: ToastText) => {
    const sheet = template.content.firstElementChild?.cloneNode(true)
    if (!(sheet instanceof HTMLElement)) return
    sheet.dataset.tone = tone
    fill(sheet, '[data-title]', title)
    fill(sheet, '[data-description]', description)
    sheet.querySelector('button')?.addEventListener('click', () => void close(sheet))
    region.prepend(sheet)
    if (tone === 'done') setTimeout(() => closeUnlessRead(sheet), shownMs)
  }
  // What somebody points at or has focused stays, and nothing goes while the window is out of sight.
  const closeUnlessRead = (sheet: HTMLElement) => {
    const isRead = document.hidden || region.matches(':hover, :focus-within')
    if (isRead) setTimeout(() => closeUnlessRead(sheet), retryMs)
    else void close(sheet)
  }
  const close = async (sheet: HTMLElement) => {
    const hadFocus = sheet.contains(document.activeElement)
    sheet.dataset.ending = ''
    await Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished))
    sheet.remove()
    if (hadFocus) (region.querySelector('button') ?? cameFrom)?.focus()
  }

  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) cameFrom = relatedTarget
  })
  region.addEventListener('keydown', ({ key }) => {
    const sheet = document.activeElement?.closest<HTMLElement>('[data-tone]')
    if (key === 'Escape' && sheet) void close(sheet)
  })
  listenToToasts(show)
}

function fill(sheet: HTMLElement, selector: string, text: string | undefined): void {
  const element = sheet.querySelector<HTMLElement>(selector)
  if (!element) return
  element.hidden = !text
  element.textContent = text ?? ''
}
