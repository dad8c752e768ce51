import type { MapHome } from '@/domain/search/map-message'

export const stemPixels = 8

const label =
  'block cursor-pointer rounded border px-1.5 py-0.5 font-serif text-base leading-tight font-medium whitespace-nowrap figures'
// A thumb's width around a small label.
const reach = 'before:absolute before:-inset-2.5 before:content-[""]'
const stem = 'after:absolute after:top-full after:left-1/2 after:h-2 after:w-px after:content-[""]'

/** A label of paper with its price; a dot where the price is not published. */
export function pinElement(home: MapHome, picture: string | null): HTMLButtonElement {
  const element = button(
    `${label} ${reach} border-edge bg-paper text-ink hover:border-brick hover:bg-brick hover:text-sheet hover:z-10 focus-visible:z-10 after:bg-ink group-data-drawing/map:pointer-events-none ${home.isPointExact ? stem : ''}`,
    [home.price, home.title].filter(Boolean).join(', '),
  )
  element.dataset['homeId'] = String(home.id)
  if (picture !== null) element.append(pictureOf(picture))
  element.append(home.pin || '•')
  return element
}

/** How many homes, in a disc of blue stone. */
export function clusterElement(count: number, name: string): HTMLButtonElement {
  const size = count < 10 ? 'size-9' : count < 100 ? 'size-11' : 'size-13'
  const element = button(
    `bg-bluestone text-paper border-paper hover:bg-brick figures flex font-sans cursor-pointer items-center justify-center rounded-full border-2 text-base font-medium group-data-drawing/map:pointer-events-none ${size}`,
    name,
  )
  element.append(String(count))
  return element
}

/** The home that is pointed at in the list, above all others; a repetition for the eye only. */
export function litElement(home: MapHome): HTMLElement {
  const element = document.createElement('span')
  element.className = `${label} border-brick bg-brick text-sheet after:bg-brick pointer-events-none z-20 ${home.isPointExact ? stem : ''}`
  element.setAttribute('aria-hidden', 'true')
  element.dataset['lit'] = ''
  element.append(home.pin || '•')
  return element
}

function button(className: string, name: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.setAttribute('aria-label', name)
  return element
}

function pictureOf(src: string): HTMLImageElement {
  const image = document.createElement('img')
  image.src = src
  image.alt = ''
  image.className = 'mx-auto h-5 w-auto'
  return image
}
