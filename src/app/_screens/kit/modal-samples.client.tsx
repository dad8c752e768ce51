'use client'

import { type ReactNode, useState } from 'react'

import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { Drawer } from '@/ui/drawer.client'

type Kind = 'dialog' | 'full' | 'drawer' | 'sheet'

export interface ModalSamplesProps {
  words: Record<Kind | 'question' | 'filters' | 'finish' | 'close', string>
  text: ReactNode
  filters: ReactNode
}

export function ModalSamples({ words, text, filters }: ModalSamplesProps) {
  const [open, setOpen] = useState<Kind | null>(null)
  const close = () => setOpen(null)
  const modal = (kind: Kind) => ({ isOpen: open === kind, onClose: close, words })
  const finish = (
    <Button className="w-full" onClick={close}>
      {words.finish}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-3">
      {(['dialog', 'full', 'drawer', 'sheet'] as const).map((kind) => (
        <Button key={kind} look="outlined" aria-haspopup="dialog" onClick={() => setOpen(kind)}>
          {words[kind]}
        </Button>
      ))}
      <Dialog {...modal('dialog')} title={words.question}>
        {text}
      </Dialog>
      <Dialog {...modal('full')} title={words.question} variant="full">
        {text}
      </Dialog>
      <Drawer {...modal('drawer')} title={words.filters} footer={finish}>
        {filters}
      </Drawer>
      <Drawer {...modal('sheet')} title={words.filters} side="below" footer={finish}>
        {filters}
      </Drawer>
    </div>
  )
}
