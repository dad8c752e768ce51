export interface PopupConfig {
  isPublished: boolean
  /** Zero shows it at once. */
  delaySeconds: number
}

export interface PopupVisit {
  isClosedInSession: boolean
  url: string
  /** The pop-up form's own address, when it has a form. */
  formAction?: string
}

/** How long to wait before the pop-up shows; `null` when it must not show at all. */
export function popupDelayMs({ isPublished, delaySeconds }: PopupConfig, visit: PopupVisit): number | null {
  if (!isPublished || visit.isClosedInSession || closesPopup(visit)) return null
  return delaySeconds > 0 ? delaySeconds * 1000 : 0
}

/** A visitor who sent the form, or followed the pop-up's link, has seen it. */
export function closesPopup({ url, formAction }: Pick<PopupVisit, 'url' | 'formAction'>): boolean {
  return url.includes('modal-clicked') || (!!formAction && url.includes(formAction))
}
