import { useEffect, useState } from 'react'

import type { Items } from './combobox-item'

const pauseMs = 150

/** Answers what fits a text. */
export type ItemSearch = (text: string, signal: AbortSignal) => Promise<Items>

interface Found {
  text: string
  items: Items
  hasFailed: boolean
}

export interface FoundItems extends Found {
  isSearching: boolean
}

const nothing: Found = { text: '', items: [], hasFailed: false }

/** What is found for `text` once the typing pauses; until then what was found before. */
export function useItemSearch(onSearch: ItemSearch, text: string): FoundItems {
  const [found, setFound] = useState(nothing)
  const isSearching = text !== '' && found.text !== text

  useEffect(() => {
    const controller = new AbortController()
    const answer = (items: Items, hasFailed = false) => {
      if (!controller.signal.aborted) setFound({ text, items, hasFailed })
    }
    const timer = setTimeout(
      () => {
        if (text === '') setFound(nothing)
        else onSearch(text, controller.signal).then(answer, () => answer([], true))
      },
      text === '' ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [onSearch, text])

  return { ...(text === '' ? nothing : found), isSearching }
}
