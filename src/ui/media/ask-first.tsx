import type { ReactNode } from 'react'

import { behaviour } from '../island/behaviour'
import { Button } from '../button'

export interface AskFirstProps {
  /** Under this name the tab remembers that the visitor agreed. */
  memoryKey: string
  words: { title: string; text: string; button: string }
  /** Loads from another host as soon as it is on the page. */
  children: ReactNode
}

/** A card in the place of what comes from another host: nothing is asked of it before the click. */
export function AskFirst({ memoryKey, words, children }: AskFirstProps) {
  return (
    <div
      className="bg-mist flex min-h-dvh flex-col items-center justify-center px-6 py-8 text-center"
      {...behaviour('ask-first', { memoryKey })}
    >
      <h1 className="text-2xl">{words.title}</h1>
      <p className="measure mt-3">{words.text}</p>
      <Button look="outlined" className="bg-sheet mt-6">
        {words.button}
      </Button>
      <template>{children}</template>
    </div>
  )
}
