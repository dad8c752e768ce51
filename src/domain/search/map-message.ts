// The small edition: these schemas are the only ones that visitors' browsers load.
import * as z from 'zod/mini'

import { mostAreaPoints, mostRadiusKm, type SearchArea } from './search-area'

/** Homes that one map shows at most. */
export const mostOnMap = 1000

const idSchema = z.int().check(z.positive())

/** Longitude first, as in GeoJSON. */
const pointSchema = z.tuple([
  z.number().check(z.minimum(-180), z.maximum(180)),
  z.number().check(z.minimum(-90), z.maximum(90)),
])

const areaSchema: z.ZodMiniType<SearchArea> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('polygon'),
    points: z.array(pointSchema).check(z.minLength(3), z.maxLength(mostAreaPoints)),
  }),
  z.strictObject({
    kind: z.literal('circle'),
    centre: pointSchema,
    radiusKm: z.number().check(z.positive(), z.maximum(mostRadiusKm)),
  }),
])

/** A way on this site and nowhere else. */
const pathSchema = z.string().check(z.regex(/^\/(?![/\\])/))

/** All that the map may know of a home: nothing here tells more of an address than its list does. */
const mapHomeSchema = z.strictObject({
  id: idSchema,
  /** Short, for the pin: "€ 350k"; empty where even a word would say too much. */
  pin: z.string(),
  /** Whole, for the card; empty likewise. */
  price: z.string(),
  title: z.string(),
  href: pathSchema,
  thumbnail: z.nullable(z.string()),
  point: pointSchema,
  /** False: the point is that of the postal code or the municipality. */
  isPointExact: z.boolean(),
})

const idOrNone = z.nullable(idSchema)

/** What the page tells the map. */
const toFrameSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('gevel:map'),
    properties: z.array(mapHomeSchema).check(z.maxLength(mostOnMap)),
    /** A line above the map; empty for none. */
    infoMessage: z.string(),
    /** `list` has the tools of a search, `detail` shows the place of one home. */
    mapType: z.enum(['list', 'detail']),
    /** The address of a picture for the pins; `null` for our own labels of paper. */
    customMarker: z.nullable(z.string()),
    /** Marquees whose name stands where the price was; the labels above follow it already. */
    ignoredMarquees: z.array(z.int()),
  }),
  z.strictObject({ type: z.literal('gevel:hover'), id: idOrNone }),
  z.strictObject({ type: z.literal('gevel:area'), area: z.nullable(areaSchema) }),
])

/** What the map tells the page. */
const toPageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('gevel:ready') }),
  z.strictObject({ type: z.literal('gevel:unavailable') }),
  /** There is something to see. */
  z.strictObject({ type: z.literal('gevel:drawn') }),
  z.strictObject({ type: z.literal('gevel:hover'), id: idOrNone }),
  z.strictObject({ type: z.literal('gevel:open'), id: idSchema }),
  z.strictObject({ type: z.literal('gevel:area'), area: areaSchema }),
  /** The visitor wants to be notified of homes that come into this search. */
  z.strictObject({ type: z.literal('gevel:alert') }),
])

export type MapPoint = z.infer<typeof pointSchema>
export type MapHome = z.infer<typeof mapHomeSchema>
export type MessageToFrame = z.infer<typeof toFrameSchema>
export type MessageToPage = z.infer<typeof toPageSchema>
export type MapMessage = Extract<MessageToFrame, { type: 'gevel:map' }>

/** Who sent it, from where, and whom the receiver listens to. */
export interface Received {
  data: unknown
  origin: string
  source: unknown
}

export interface Correspondent {
  origin: string
  source: unknown
}

export function messageForFrame(received: Received, page: Correspondent): MessageToFrame | null {
  return read(toFrameSchema, received, page)
}

export function messageForPage(received: Received, frame: Correspondent): MessageToPage | null {
  return read(toPageSchema, received, frame)
}

/** `null` for what strangers send, and for what makes no sense. */
function read<T>(schema: z.ZodMiniType<T>, received: Received, from: Correspondent): T | null {
  if (received.origin !== from.origin || received.source !== from.source) return null
  if (typeof received.data !== 'string') return null
  try {
    return schema.safeParse(JSON.parse(received.data)).data ?? null
  } catch {
    return null
  }
}
