export interface PopupConfig {
  isPublished: boolean
  /** Zero shows it at once. */
  delaySeconds: number
  /** The page of the form that it leads to. */
  formAction?: string | undefined
}

export interface PopupVisit {
  isClosedInSession: boolean
  url: string
}

/** How long to wait before the pop-up shows; `null` when it must not show at all. */
export function popupDelayMs(config: PopupConfig, { isClosedInSession, url }: PopupVisit): number | null {
  const { isPublished, delaySeconds } = config
  if (!isPublished || isClosedInSession || closesPopup(config, url)) return null
  return delaySeconds > 0 ? delaySeconds * 1000 : 0
}

/** A visitor who is at the form, or followed the pop-up's link, has seen it. */
export function closesPopup({ formAction }: Pick<PopupConfig, 'formAction'>, url: string): boolean {
  return url.includes('modal-clicked') || (!!formAction && url.includes(formAction))
}

/** What the address of a visitor holds who is where the pop-up leads. A start page is the start of every address. */
export function formActionOf(href: string | undefined): string | undefined {
  const path = href?.split(/[?#]/)[0] ?? ''
  return /^\/[^/]+\/[^/]/.test(path) ? path : undefined
}
