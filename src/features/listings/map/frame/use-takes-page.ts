import { useEffect, useState } from 'react'

/** Whether the page around the map is too narrow for both; map-panel.css then gives the map the window. */
export function useTakesPage(): boolean {
  const [takesPage, setTakesPage] = useState(false)
  useEffect(() => {
    const narrow = window.parent.matchMedia('(width < 80rem)')
    const read = () => setTakesPage(narrow.matches)
    read()
    narrow.addEventListener('change', read)
    return () => narrow.removeEventListener('change', read)
  }, [])
  return takesPage
}
