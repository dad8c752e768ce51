'use client'

import { useState } from 'react'

import { Button } from '@/ui/button'
import { useIsAwake } from '@/ui/use-browser-state'

export interface CostActionsProps {
  /** The first is shown when the address names none. */
  anchors: string[]
  words: { share: string; print: string; copied: string }
}

/** Without JavaScript the address itself can be shared, as it names the way of buying. */
export function CostActions({ anchors, words }: CostActionsProps) {
  const isAwake = useIsAwake()
  const [isCopied, setCopied] = useState(false)
  if (!isAwake) return null
  async function share() {
    const url = linkTo(anchors)
    try {
      if (navigator.share) return await navigator.share({ url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // The visitor closed the sheet, or the browser allows neither: the address bar still has the link.
    }
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
      <Button look="outlined" onClick={() => void share()}>
        {words.share}
      </Button>
      <Button look="outlined" onClick={printCosts}>
        {words.print}
      </Button>
      <p role="status" className="text-ink-soft text-sm">
        {isCopied && words.copied}
      </p>
    </div>
  )
}

function linkTo(anchors: string[]): string {
  const shown = anchors.find((anchor) => location.hash === `#${anchor}`) ?? anchors[0]
  return `${location.origin}${location.pathname}#${shown}`
}

/** The page has a print of its own; cost-passport.css knows this one by the mark on the document. */
function printCosts() {
  const { dataset } = document.documentElement
  dataset.print = 'cost'
  addEventListener('afterprint', () => delete dataset.print, { once: true })
  print()
}
