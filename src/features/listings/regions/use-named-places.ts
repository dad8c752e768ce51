import { type RefObject, useEffect, useState } from 'react'

/** Places of the same form that were chosen by their name: they are searched too. */
export function useNamedPlaces(root: RefObject<HTMLElement | null>): string {
  const [names, setNames] = useState('')
  useEffect(() => {
    const form = root.current?.closest('form')
    const read = () => {
      const places = form?.querySelectorAll<HTMLInputElement>('input[name="city"]') ?? []
      setNames(
        [...places].map(({ value }) => value.split('|').filter(Boolean).toReversed().join(' ')).join(', '),
      )
    }
    // Its hidden fields follow a moment after what was pressed.
    const readLater = () => setTimeout(read)
    read()
    form?.addEventListener('change', readLater)
    return () => form?.removeEventListener('change', readLater)
  }, [root])
  return names
}
