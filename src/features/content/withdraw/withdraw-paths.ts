export const withdrawnKinds = ['pages', 'articles'] as const
export type WithdrawnKind = (typeof withdrawnKinds)[number]

export interface WithdrawnRecord {
  kind: WithdrawnKind
  id: number
}

export const withdrawEndpointPath = '/withdraw/:kind/:id'
export const withdrawViewPath = '/withdraw/:kind/:id'

export function withdrawPath({ kind, id }: WithdrawnRecord): `/${string}` {
  return `/withdraw/${kind}/${id}`
}

export function withdrawnRecord(kind: unknown, id: unknown): WithdrawnRecord | null {
  const known = withdrawnKinds.find((one) => one === kind)
  return known && /^\d{1,9}$/.test(String(id)) ? { kind: known, id: Number(id) } : null
}
