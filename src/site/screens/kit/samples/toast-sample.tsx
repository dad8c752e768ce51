import { behaviour } from '@/ui/island/behaviour'
import { Button } from '@/ui/button'
import type { ToastText } from '@/ui/overlay/toast-store'

type Sample = Record<'done' | 'trouble', { text: string; toast: ToastText }>

export function ToastSample({ done, trouble }: Sample) {
  return (
    <div className="flex flex-wrap gap-3">
      {[done, trouble].map(({ text, toast }) => (
        <Button key={text} look="outlined" {...behaviour('toast-sample', toast)}>
          {text}
        </Button>
      ))}
    </div>
  )
}
