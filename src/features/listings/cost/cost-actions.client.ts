import type { Behaviour } from '@/ui/island/behaviour'

export interface CostActionsOptions {
  anchors: string[]
  copied: string
}

export const costActions: Behaviour<CostActionsOptions> = (actions, { anchors, copied }) => {
  const status = actions.querySelector('[role=status]')
  const share = async () => {
    const url = linkTo(anchors)
    try {
      if (navigator.share) return await navigator.share({ url })
      await navigator.clipboard.writeText(url)
      if (status) status.textContent = copied
    } catch {
      // The visitor closed the sheet, or the browser allows neither: the address bar still has the link.
    }
  }
  actions.querySelector('[data-share]')?.addEventListener('click', () => void share())
  actions.querySelector('[data-print]')?.addEventListener('click', printCosts)
}

function linkTo(anchors: string[]): string {
  const shown = anchors.find((anchor) => location.hash === `#${anchor}`) ?? anchors[0]
  return `${location.origin}${location.pathname}#${shown}`
}

/** The page has a print of its own; cost-passport.css knows this one by the mark on the document. */
function printCosts(): void {
  const { dataset } = document.documentElement
  dataset.print = 'cost'
  addEventListener('afterprint', () => delete dataset.print, { once: true })
  print()
}
