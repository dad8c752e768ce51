import { Printer } from 'lucide-react'

import { behaviour } from '@/ui/island/behaviour'
import { Button } from '@/ui/button'

/** Browsers without script have their own command to print. */
export function PrintButton({ text }: { text: string }) {
  return (
    <Button {...behaviour('print-button')} look="outlined" className="noscript:hidden print:hidden">
      <Printer aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
      {text}
    </Button>
  )
}
