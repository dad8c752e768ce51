import { useCallback, useEffect, useRef, useState } from 'react'

import { Combobox, type ComboboxProps } from '@/ui/form/combobox.client'
import type { ComboboxItem } from '@/ui/form/combobox-item'

export interface PlaceBoxProps extends Pick<
  ComboboxProps,
  'id' | 'label' | 'placeholder' | 'words' | 'defaultItems'
> {
  /** Answers `&q=` with the places that are meant. */
  endpoint: string
}

/** Several places; what is typed and not chosen is sent as `q`, which the server resolves. */
export function PlaceBox({ endpoint, ...field }: PlaceBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [resets, setResets] = useState(0)
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const query = new URLSearchParams({ q: text.toLowerCase() })
      const response = await fetch(`${endpoint}&${query}`, { signal })
      if (!response.ok) throw new Error(`Places answered ${response.status}`)
      return (await response.json()) as ComboboxItem[]
    },
    [endpoint],
  )
  // Once its hidden fields hold what was chosen, the form hears of it as of any other field.
  const notifyForm = () =>
    setTimeout(() => box.current?.dispatchEvent(new Event('change', { bubbles: true })))
  useEffect(() => {
    const form = box.current?.closest('form')
    const reset = () => setResets((times) => times + 1)
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [])
  return (
    <div ref={box} className="min-w-0">
      <Combobox key={resets} {...field} name="q" onSearch={search} onChange={notifyForm} />
    </div>
  )
}
