import { behaviour } from '@/ui/island/behaviour'
import { Button } from '@/ui/button'

import type { KeepAllOptions } from './keep-all.client'

/** Takes over the homes of someone else's list; gone once they are all kept. */
export function KeepAll({ ids, text }: KeepAllOptions & { text: string }) {
  if (ids.length === 0) return null
  return (
    <Button look="outlined" className="noscript:hidden print:hidden" {...behaviour('keep-all', { ids })}>
      {text}
    </Button>
  )
}
