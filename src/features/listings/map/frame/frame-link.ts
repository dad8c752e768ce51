import {
  type MapMessage,
  messageForPage,
  type MessageToFrame,
  type MessageToPage,
} from '@/domain/search/map-message'
import type { SearchArea } from '@/domain/search/search-area'

/** The map has then set itself up. */
const pauseMs = 50

export interface FrameLinkNeeds {
  message: Promise<MapMessage>
  area: SearchArea | null
  onMessage: (message: MessageToPage) => void
}

export interface FrameLink {
  send: (message: MessageToFrame) => void
  end: () => void
}

/** The page's end of the line to the map: posts what it shows after it has loaded, and again should it have come too early. */
export function frameLink(frame: HTMLIFrameElement, { message, area, onMessage }: FrameLinkNeeds): FrameLink {
  const { origin } = window.location
  const leaving = new AbortController()
  let isPosted = false

  function send(told: MessageToFrame) {
    if (!leaving.signal.aborted) frame.contentWindow?.postMessage(JSON.stringify(told), origin)
  }
  async function post() {
    const told = await message
    isPosted = true
    send({ type: 'gevel:area', area })
    send(told)
  }
  function read(event: MessageEvent) {
    const received = messageForPage(event, { origin, source: frame.contentWindow })
    if (!received) return
    if (received.type === 'gevel:ready' && isPosted) void post()
    onMessage(received)
  }
  frame.addEventListener('load', () => setTimeout(() => void post(), pauseMs), { signal: leaving.signal })
  window.addEventListener('message', read, { signal: leaving.signal })
  return { send, end: () => leaving.abort() }
}
