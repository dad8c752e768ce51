/** What the link of who looks along says: which list, and which of its links. */
export interface SharedId {
  id: string
  share: number
}

export function sharedIdText({ id, share }: SharedId): string {
  return `${id}-${share}`
}

export function readSharedId(text: string): SharedId | null {
  const [, id, share] = /^([0-9a-f-]{36})-(\d{1,9})$/.exec(text) ?? []
  return id && share ? { id, share: Number(share) } : null
}
