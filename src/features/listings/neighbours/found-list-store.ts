import type { FoundList } from './found-list'

const listKey = 'gevel:found-list'
const returnKey = 'gevel:found-list-return'

/** The last search of this tab in a language, as its addresses are; `null` where there is none. */
export function readFoundList(locale: string): FoundList | null {
  try {
    const list = JSON.parse(sessionStorage.getItem(listKey) ?? 'null') as FoundList | null
    return list && Array.isArray(list.homes) && list.href.startsWith(`/${locale}/`) ? list : null
  } catch {
    return null
  }
}

export function writeFoundList(list: FoundList): void {
  write(listKey, JSON.stringify(list))
}

/** Says which home a visitor leaves for the list, so that the list opens there. */
export function rememberReturn(id: number): void {
  write(returnKey, String(id))
}

/** Gives it once: a list that is opened later opens at its top. */
export function takeReturn(): string | null {
  try {
    const id = sessionStorage.getItem(returnKey)
    sessionStorage.removeItem(returnKey)
    return id
  } catch {
    return null
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // A browser that keeps nothing shows the way back to the list only.
  }
}
