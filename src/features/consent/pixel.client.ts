/** Meta's script takes over this function; until it is there, what is sent waits in its queue. */
interface Pixel {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[]
  push: unknown
  loaded: boolean
  version: string
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

/** Tells of the page. */
export function startPixel(id: string): void {
  const pixel = (window.fbq ??= newPixel())
  window._fbq ??= pixel
  pixel('init', id)
  pixel('track', 'PageView')
}

function newPixel(): Pixel {
  const pixel: Pixel = Object.assign(
    (...command: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...command)
      else pixel.queue.push(command)
    },
    { queue: [], push: null, loaded: true, version: '2.0' },
  )
  pixel.push = pixel
  return pixel
}
