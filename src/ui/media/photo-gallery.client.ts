import type { Behaviour } from '../island/behaviour'
import type { LightboxPicture } from './lightbox-tab'
import { type PhotoGalleryOptions, photosTab } from './photo-gallery-options'

const loadLightbox = () => import('./open-lightbox.client')
const preloadLightbox = () => void loadLightbox().catch(() => undefined)

export const photoGallery: Behaviour<PhotoGalleryOptions> = (
  gallery,
  { photosTitle, more, words, visit },
) => {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('li a')]
  const photos = {
    id: photosTab,
    title: photosTitle,
    position: words.position,
    pictures: links.map(pictureOf),
  }
  const tabs = links.length > 0 ? [photos, ...more] : more
  let isOpen = false

  countPlaces(gallery, links.length)
  gallery.addEventListener('pointerenter', preloadLightbox, { once: true })
  gallery.addEventListener('focusin', preloadLightbox, { once: true })
  gallery.addEventListener('click', press)
  // The plans stand further down the page.
  for (const link of document.querySelectorAll<HTMLElement>('a[data-index]'))
    link.addEventListener('click', press)

  function press(event: MouseEvent): void {
    const opener = (event.target as Element).closest<HTMLElement>('a, button')
    if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isOpen) return
    isOpen = true
    const tab = opener.dataset.tab ?? photosTab
    const index = Number(opener.dataset.index ?? Math.max(0, links.indexOf(opener as HTMLAnchorElement)))
    const close = () => {
      isOpen = false
      opener.focus()
    }
    loadLightbox().then(
      ({ openLightbox }) => openLightbox({ tabs, tab, index, words, visit, onClose: close }),
      () => {
        isOpen = false
        // A page older than the site's last release cannot fetch the lightbox any more: the picture itself still opens.
        const picture = tabs.find(({ id }) => id === tab)?.pictures[index]
        if (picture) window.location.assign(picture.player?.href ?? picture.largeSrc)
      },
    )
  }
}

function pictureOf(link: HTMLAnchorElement): LightboxPicture {
  const image = link.querySelector('img')
  return {
    largeSrc: link.href,
    hasSizes: Boolean(image?.srcset),
    alt: image?.alt ?? '',
    caption: link.dataset.caption,
  }
}

/** On a phone the photographs are a row, with "2/12" in its corner. */
function countPlaces(gallery: HTMLElement, total: number): void {
  const row = gallery.querySelector('ul')
  const count = gallery.querySelector('[data-count]')
  if (!row || !count) return
  row.addEventListener('scroll', () => {
    const place = Math.round(row.scrollLeft / row.clientWidth) + 1
    count.textContent = `${place}/${total}`
  })
}
