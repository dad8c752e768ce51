import { useEffect, useState } from 'react'

import type { ComboboxItem, ComboboxProps } from './combobox.client'

const pauseMs = 150

interface Found {
  text: string
  items: readonly ComboboxItem[]
  hasFailed: boolean
}

const nothing: Found = { text: '', items: [], hasFailed: false }

/** What is found for `text` once the typing pauses. An answer to an older text is never shown. */
export function useItemSearch(onSearch: ComboboxProps['onSearch'], text: string) {
  const [found, setFound] = useState(nothing)
  const isSearching = text !== '' && found.text !== text

  useEffect(() => {
    if (text === '') return
    const controller = new AbortController()
    const answer = (items: readonly ComboboxItem[], hasFailed = false) => {
      if (!controller.signal.aborted) setFound({ text, items, hasFailed })
    }
    const timer = setTimeout(() => {
      onSearch(text, controller.signal).then(answer, () => answer([], true))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [onSearch, text])

  return { ...(text === '' ? nothing : found), isSearching }
}
