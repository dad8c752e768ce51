import type { Behaviour } from '../island/behaviour'
import { showPlaying } from './show-playing'

export interface FadeGalleryOptions {
  intervalMs: number
}

/** Moves on by itself until the visitor pauses it, points at it or enters it. */
export const fadeGallery: Behaviour<FadeGalleryOptions> = (gallery, { intervalMs }) => {
  const slides = [...gallery.querySelectorAll<HTMLElement>('[data-place]')]
  const live = gallery.querySelector('[aria-live]')
  const controls = gallery.querySelector<HTMLElement>('[data-controls]')
  const toggle = controls?.querySelector<HTMLElement>('[data-play]')
  const firstPicture = gallery.querySelector('picture')
  if (!live || !controls || !toggle || !firstPicture) return

  const prefersStill = window.matchMedia('(prefers-reduced-motion: reduce)')
  let current = 0
  let choice: 'play' | 'pause' | null = null
  let isHeld = false
  let timer: number | undefined

  const isPlaying = () => (choice ? choice === 'play' : !prefersStill.matches)
  const slideAt = (index: number) => slides[(index + slides.length) % slides.length]

  const addPictures = () => {
    addPicture(slideAt(current + 1), firstPicture)
    if (isHeld) addPicture(slideAt(current - 1), firstPicture)
  }
  const update = () => {
    gallery.dataset.state = isPlaying() ? 'playing' : 'paused'
    live.setAttribute('aria-live', isPlaying() ? 'off' : 'polite')
    showPlaying(toggle, isPlaying())
    addPictures()
    window.clearTimeout(timer)
    if (isPlaying() && !isHeld) timer = window.setTimeout(() => move(1), intervalMs)
  }
  const move = (step: number) => {
    const previous = slideAt(current)
    current = (current + step + slides.length) % slides.length
    const next = slideAt(current)
    addPicture(next, firstPicture)
    for (const slide of slides) {
      slide.dataset.place = slide === next ? 'current' : slide === previous ? 'previous' : 'away'
      slide.inert = slide !== next
    }
    gallery.dataset.current = String(current + 1)
    update()
  }
  const hold = (value: boolean) => {
    if (value === isHeld) return
    isHeld = value
    update()
  }

  gallery.addEventListener('mouseenter', () => hold(true))
  gallery.addEventListener('mouseleave', () => hold(false))
  gallery.addEventListener('focusin', () => hold(true))
  gallery.addEventListener('focusout', ({ relatedTarget }) => {
    if (!gallery.contains(relatedTarget as Node | null)) hold(false)
  })
  gallery.addEventListener('transitionend', ({ target }) => {
    if (target !== slideAt(current)) return
    for (const slide of slides) if (slide.dataset.place === 'previous') slide.dataset.place = 'away'
  })
  for (const button of controls.querySelectorAll<HTMLElement>('[data-move]'))
    button.addEventListener('click', () => move(Number(button.dataset.move)))
  toggle.addEventListener('click', () => {
    choice = isPlaying() ? 'pause' : 'play'
    // Who presses play wants to see it run, with the pointer still on the button.
    isHeld = false
    update()
  })
  prefersStill.addEventListener('change', update)
  controls.hidden = false
  update()
}

/** A picture is fetched once its slide is about to be shown. It looks as the first one, which came with the page. */
function addPicture(slide: HTMLElement | undefined, model: HTMLPictureElement): void {
  if (!slide || slide.querySelector('picture')) return
  const picture = model.cloneNode(true) as HTMLPictureElement
  const [phone, tablet] = picture.querySelectorAll('source')
  const image = picture.querySelector('img')
  if (!phone || !tablet || !image) return
  const { small = '', medium = '', large = '', alt = '' } = slide.dataset
  phone.srcset = small
  tablet.srcset = medium
  image.loading = 'lazy'
  image.fetchPriority = 'auto'
  image.alt = alt
  image.src = large
  ;(slide.querySelector('a') ?? slide).prepend(picture)
}
