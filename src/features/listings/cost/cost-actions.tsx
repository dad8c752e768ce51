import { behaviour } from '@/ui/island/behaviour'
import { Button } from '@/ui/button'

import type { CostActionsOptions } from './cost-actions.client'

export interface CostActionsProps {
  /** The first is shown when the address names none. */
  anchors: string[]
  words: { share: string; print: string; copied: string }
}

/** Without JavaScript the address itself can be shared, as it names the way of buying. */
export function CostActions({ anchors, words }: CostActionsProps) {
  return (
    <div
      {...behaviour<CostActionsOptions>('cost-actions', { anchors, copied: words.copied })}
      className="mt-4 flex flex-wrap items-center gap-3 noscript:hidden print:hidden"
    >
      <Button look="outlined" data-share>
        {words.share}
      </Button>
      <Button look="outlined" data-print>
        {words.print}
      </Button>
      <p role="status" className="text-ink-soft text-sm" />
    </div>
  )
}
