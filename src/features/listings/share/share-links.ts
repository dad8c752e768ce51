export interface Shared {
  /** Absolute: it leaves the site. */
  url: string
  /** "Huis te koop in Gent" */
  title: string
}

export function whatsappHref({ url, title }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`
}

/** Without an addressee: the visitor's own mail program asks for one. Its lines end as mails do. */
export function mailHref({ url, title }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${url}`)}`
}
