'use client'

import { Button } from '@/ui/button'
import { showToast, type ToastText } from '@/ui/toast-store'

type Sample = Record<'done' | 'trouble', { text: string; toast: ToastText }>

export function ToastSample({ done, trouble }: Sample) {
  return (
    <div className="flex flex-wrap gap-3">
      {[done, trouble].map(({ text, toast }) => (
        <Button key={text} look="outlined" onClick={() => showToast(toast)}>
          {text}
        </Button>
      ))}
    </div>
  )
}
