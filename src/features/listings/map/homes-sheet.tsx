import { Bell, ChevronUp } from 'lucide-react'
import { useEffect, useState } from 'react'

import type { MapHome, MapMessage } from '@/domain/search/map-message'
import { Button } from '@/ui/button'
import { fillWords } from '@/ui/fill-words'

import type { HomesMap } from './frame/homes-map'
import { HomeRows } from './home-rows'
import type { MapFrameWords } from './map-words'

const mostRows = 50

export interface HomesSheetProps {
  map: HomesMap
  message: MapMessage
  words: MapFrameWords
  /** The visitor wants to hear of homes that come into this search. */
  onAlert: () => void
}

/** Where the map has the window to itself: how many homes are in sight, on demand which, and a way to hear of new ones. */
export function HomesSheet({ map, message, words, onAlert }: HomesSheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const homes = useHomesInView(map, message)
  const count = homes.length
  const text =
    count === 0 ? words.inViewNone : count === 1 ? words.inViewOne : fillWords(words.inView, { count })
  return (
    <section
      aria-label={words.homes}
      onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      className="bg-sheet border-line shadow-float absolute inset-x-0 bottom-0 z-10 flex max-h-[70%] flex-col border-t"
    >
      {/* Beside the button: a name is not read out of what announces itself. */}
      <p role="status" className="sr-only">
        {text}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="group/opener figures flex min-h-14 shrink-0 cursor-pointer items-center justify-between gap-4 px-4 text-left font-medium"
      >
        <span>{text}</span>
        <ChevronUp
          aria-hidden
          strokeWidth={1.5}
          className="size-5 shrink-0 transition-transform group-aria-expanded/opener:rotate-180"
        />
      </button>
      {isOpen && (
        <>
          {message.infoMessage && (
            <p className="border-line text-ink-soft border-t px-4 py-2 text-sm">{message.infoMessage}</p>
          )}
          <div className="border-line flex min-h-0 flex-col border-t">
            <HomeRows homes={homes.slice(0, mostRows)} />
          </div>
          <div className="border-line shrink-0 border-t p-3">
            <Button look="outlined" className="w-full" onClick={onAlert}>
              <Bell aria-hidden strokeWidth={1.5} className="size-5" />
              {words.alert}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function useHomesInView(map: HomesMap, { properties }: MapMessage): MapHome[] {
  const [homes, setHomes] = useState<MapHome[]>([])
  useEffect(() => {
    const read = () => setHomes(properties.filter(({ point }) => map.isInView(point)))
    read()
    return map.onRest(read)
  }, [map, properties])
  return homes
}
