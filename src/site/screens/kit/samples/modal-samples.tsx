import type { ReactNode } from 'react'

import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { Drawer } from '@/ui/overlay/drawer'

type Kind = 'dialog' | 'full' | 'drawer' | 'sheet'

export interface ModalSamplesProps {
  words: Record<Kind | 'question' | 'filters' | 'finish' | 'close', string>
  text: ReactNode
  filters: ReactNode
}

const idOf = (kind: Kind) => `kit-${kind}`

export function ModalSamples({ words, text, filters }: ModalSamplesProps) {
  const finish = (
    <Button className="w-full" data-closes>
      {words.finish}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-3">
      {(['dialog', 'full', 'drawer', 'sheet'] as const).map((kind) => (
        <Button key={kind} look="outlined" aria-haspopup="dialog" data-opens={idOf(kind)}>
          {words[kind]}
        </Button>
      ))}
      <Dialog id={idOf('dialog')} title={words.question} words={words}>
        {text}
      </Dialog>
      <Dialog id={idOf('full')} title={words.question} words={words} variant="full">
        {text}
      </Dialog>
      <Drawer id={idOf('drawer')} title={words.filters} words={words} footer={finish}>
        {filters}
      </Drawer>
      <Drawer id={idOf('sheet')} title={words.filters} words={words} side="below" footer={finish}>
        {filters}
      </Drawer>
    </div>
  )
}
