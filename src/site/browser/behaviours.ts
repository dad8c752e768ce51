import { consent } from '@/features/consent/consent.client'
import { enhancedForm } from '@/features/leads/form/view/enhanced-form.client'
import { checkedAt } from '@/features/listings/page/checked-at.client'
import { costActions } from '@/features/listings/cost/cost-actions.client'
import { keepAll } from '@/features/listings/favourites/keep-all.client'
import { keptList } from '@/features/listings/favourites/kept-list.client'
import { filterForm } from '@/features/listings/filters/filter-form.client'
import { mapPanel } from '@/features/listings/map/map-panel.client'
import { neighbourLinks } from '@/features/listings/neighbours/neighbour-links.client'
import { rememberList } from '@/features/listings/neighbours/remember-list.client'
import { printButton } from '@/features/listings/print/print-button.client'
import { shareButtons } from '@/features/listings/share/share-buttons.client'
import { countView } from '@/features/visits/count-view.client'
import { askFirst } from '@/ui/media/ask-first.client'
import { bannerVideo } from '@/ui/banner/banner-video.client'
import type { Behaviour } from '@/ui/island/behaviour'
import type { Wake } from '@/ui/island/island'
import { dialog } from '@/ui/overlay/dialog.client'
import { fadeGallery } from '@/ui/media/fade-gallery.client'
import { favouritesLink } from '@/ui/card/favourites-link.client'
import { heartButton } from '@/ui/card/heart-button.client'
import { hideButton, seenHome } from '@/ui/card/seen-homes.client'
import { photoGallery } from '@/ui/media/photo-gallery.client'
import { popover } from '@/ui/overlay/popover.client'
import { headerScroll } from '@/ui/shell/header-scroll.client'
import { scrollToTop } from '@/ui/shell/scroll-to-top.client'
import { submenu } from '@/ui/shell/submenu.client'
import { timedPopup } from '@/ui/shell/timed-popup.client'
import { tabs } from '@/ui/overlay/tabs.client'

/** Fetched when it is needed; `now` where the page has nothing to show without it. */
export interface LaterBehaviour {
  when: Wake
  load: () => Promise<Behaviour<never>>
}

/** Small, and needed as soon as a page is there. */
export const behaviours: Record<string, Behaviour<never>> = {
  'ask-first': askFirst,
  'banner-video': bannerVideo,
  'checked-at': checkedAt,
  consent,
  'cost-actions': costActions,
  'count-view': countView,
  'fade-gallery': fadeGallery,
  'neighbour-links': neighbourLinks,
  'photo-gallery': photoGallery,
  'print-button': printButton,
  'remember-list': rememberList,
  'share-buttons': shareButtons,
  dialog,
  'enhanced-form': enhancedForm,
  'favourites-link': favouritesLink,
  'filter-form': filterForm,
  'header-scroll': headerScroll,
  'heart-button': heartButton,
  'hide-button': hideButton,
  popover,
  'scroll-to-top': scrollToTop,
  'seen-home': seenHome,
  submenu,
  tabs,
  'timed-popup': timedPopup,
  'keep-all': keepAll,
  'kept-list': keptList,
  'map-panel': mapPanel,
}

export const laterBehaviours: Record<string, LaterBehaviour> = {
  carousel: { when: 'visible', load: async () => (await import('@/ui/page/carousel.client')).carousel },
  'location-map': {
    when: 'touch',
    load: async () => (await import('@/features/listings/media/location-map.client')).locationMap,
  },
  'loan-form': {
    when: 'touch',
    load: async () => (await import('@/features/listings/cost/loan-form.client')).loanForm,
  },
  passkey: {
    when: 'now',
    load: async () => (await import('@/features/owners/account/passkey.client')).passkey,
  },
  'player-link': {
    when: 'touch',
    load: async () => (await import('@/ui/media/player-link.client')).playerLink,
  },
  'preview-refresh': {
    when: 'now',
    load: async () => (await import('@/site/screens/preview-refresh.client')).previewRefresh,
  },
  stepper: { when: 'touch', load: async () => (await import('@/ui/form/stepper.client')).stepper },
  'swipe-cards': {
    when: 'visible',
    load: async () => (await import('@/features/listings/list/swipe-cards.client')).swipeCards,
  },
  'toast-sample': {
    when: 'touch',
    load: async () => (await import('@/site/screens/kit/samples/toast-sample.client')).toastSample,
  },
  toasts: { when: 'visible', load: async () => (await import('@/ui/overlay/toasts.client')).toasts },
  'add-hearts': {
    when: 'now',
    load: async () => (await import('@/features/leads/kept-list/add-hearts.client')).addHearts,
  },
  'own-favourites': {
    when: 'now',
    load: async () => (await import('@/features/listings/favourites/own-favourites.client')).ownFavourites,
  },
}
