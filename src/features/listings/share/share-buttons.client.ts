import type { Behaviour } from '@/ui/island/behaviour'

import type { Shared } from './share-links'

export interface ShareButtonsOptions extends Shared {
  /** "Link gekopieerd" */
  copied: string
}

export const shareButtons: Behaviour<ShareButtonsOptions> = (row, { url, title, copied }) => {
  if ('share' in navigator)
    // Closing the sheet without choosing counts as a refusal.
    offer(row.querySelector('[data-share-sheet]'), () => navigator.share({ url, title }))
  // A page that is not served over https has no clipboard.
  if ('clipboard' in navigator)
    offer(row.querySelector('[data-copy-link]'), async (button) => {
      await navigator.clipboard.writeText(url)
      for (const words of [button.querySelector('span'), button.nextElementSibling])
        if (words) words.textContent = copied
    })
}

function offer(button: HTMLElement | null, press: (button: HTMLElement) => Promise<void>): void {
  const item = button?.closest('li')
  if (!button || !item) return
  button.addEventListener('click', () => void press(button).catch(() => undefined))
  item.hidden = false
}
