import { createHmac } from 'node:crypto'

import { z } from 'zod'

import { languages, perLanguage } from '@/domain/language'
import type { Platform, PushedMessage } from '@/platforms/platform'
import type { ExternalId, ParsedListing, PlatformListing } from '@/platforms/platform-offer'

const secret = 'only-the-agency-and-its-site-know'
const signatureHeader = 'x-messenger-signature'

const estateSchema = z.object({
  key: z.string().min(1),
  sort: z.enum(['house', 'flat', 'land']),
  toLet: z.boolean(),
  state: z.enum(['free', 'gone']),
  words: z.object({ nl: z.string(), fr: z.string().optional() }),
  story: z.string(),
  place: z.object({ street: z.string(), nr: z.string(), postcode: z.string(), town: z.string() }),
  amount: z.number().positive().nullable(),
  rooms: z.number().int().nullable(),
  papers: z.array(z.object({ key: z.string(), title: z.string(), url: z.url() })),
  broker: z.object({ key: z.string(), name: z.string(), mail: z.email() }).nullable(),
  branch: z.object({ key: z.string(), town: z.string() }),
  changed: z.iso.datetime(),
})

export type Estate = z.infer<typeof estateSchema>

/** A house in Gent, as the agency's software holds it. */
export function anEstate(given: Partial<Estate> & { key: ExternalId }): Estate {
  return {
    sort: 'house',
    toLet: false,
    state: 'free',
    words: { nl: 'Rijwoning met stadstuin', fr: 'Maison de ville avec jardin' },
    story: '<p>Op wandelafstand van het station.</p>',
    place: { street: 'Kerkstraat', nr: '14', postcode: '9000', town: 'Gent' },
    amount: 395_000,
    rooms: 3,
    papers: [{ key: 'epc-2026', title: 'EPC', url: 'https://files.example.test/epc.pdf' }],
    broker: { key: 'broker-lies', name: 'Lies Maes', mail: 'lies@example.com' },
    branch: { key: 'branch-gent', town: 'Gent' },
    changed: '2026-11-15T09:00:00Z',
    ...given,
  }
}

export interface Messenger {
  platform: Platform
  /** What the agency has published, as its software would answer it. */
  estates: Map<ExternalId, unknown>
  /** The message that the platform sends when one of them changed. */
  message: (...keys: ExternalId[]) => PushedMessage
  /** Estates that it denies having, though they are published. */
  denied: Set<ExternalId>
  isDown: boolean
}

/**
 * A data platform for tests, as unlike Omnicasa as the contract allows: it calls things by words, tells of each change,
 * and has no lists, no categories, no projects, no calendar and no place for leads.
 */
export function startMessenger(estates: readonly Estate[] = []): Messenger {
  const messenger: Messenger = {
    estates: new Map(estates.map((estate) => [estate.key, estate])),
    denied: new Set(),
    isDown: false,
    message: (...keys) => signed(JSON.stringify({ changed: keys })),
    platform: {
      name: 'messenger',
      async findListing(key) {
        if (messenger.isDown) throw new Error('messenger: no answer')
        const estate = messenger.denied.has(key) ? undefined : messenger.estates.get(key)
        return estate === undefined ? null : toListing(key, estate)
      },
      pushes: { read: readMessage },
    },
  }
  return messenger
}

function signed(body: string): PushedMessage {
  return { body, headers: new Headers({ [signatureHeader]: signatureOf(body) }) }
}

function signatureOf(body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

const messageSchema = z.object({ changed: z.array(z.string()) })

function readMessage({ headers, body }: PushedMessage): ExternalId[] | null {
  if (headers.get(signatureHeader) !== signatureOf(body)) return null
  return messageSchema.safeParse(JSON.parse(body)).data?.changed ?? null
}

const kinds = { house: 'house', flat: 'apartment', land: 'plot' } as const

function toListing(externalId: ExternalId, record: unknown): ParsedListing {
  const parsed = estateSchema.safeParse(record)
  if (!parsed.success) return { ok: false, externalId, reason: z.prettifyError(parsed.error), record }
  return { ok: true, value: listingOf(parsed.data) }
}

/** It writes in two languages; the others read the Dutch. */
function listingOf({ place, words, broker, branch, ...estate }: Estate): PlatformListing {
  const changedAt = new Date(estate.changed)
  return {
    externalId: estate.key,
    reference: estate.key.toUpperCase(),
    deal: estate.toLet ? 'rent' : 'sale',
    status: estate.state === 'free' ? 'available' : estate.toLet ? 'rented' : 'sold',
    kind: kinds[estate.sort],
    platformTypeId: null,
    categoryIds: [],
    projectId: null,
    price: { cents: estate.amount && estate.amount * 100, isPublished: true, isFrom: false },
    marqueeId: null,
    address: {
      ...{ street: place.street, number: place.nr, box: null, zip: place.postcode, city: place.town },
      ...{ country: 'BE', isPublished: true },
    },
    location: null,
    bedrooms: estate.rooms,
    ...{ bathrooms: null, garages: null, parkings: null, livingSquareMetres: null, plotSquareMetres: null },
    ...{ hasGarden: false, hasTerrace: false, constructionYear: null },
    energy: { kwhPerSquareMetre: null, labelText: null },
    pictures: [],
    documents: estate.papers.map(({ key, title, url }) => ({ id: key, name: title, url, isPublished: true })),
    agent: broker && { id: broker.key, name: broker.name, email: broker.mail, phone: null },
    office: { id: branch.key, name: branch.town },
    facts: {},
    createdAt: changedAt,
    changedAt,
    texts: perLanguage((language) => ({
      title: (language === 'fr' && words.fr) || words.nl,
      typeName: typeNames[estate.sort][languages.indexOf(language)] ?? '',
      description: estate.story,
      // Stories come in one language.
      ...(language !== 'nl' && { writtenIn: 'nl' as const }),
      ...{ priceUnitText: null, marqueeName: null, countryName: null, street: null, labels: {} },
    })),
  }
}

const typeNames = {
  house: ['Huis', 'Maison', 'House', 'Haus'],
  flat: ['Appartement', 'Appartement', 'Apartment', 'Wohnung'],
  land: ['Grond', 'Terrain', 'Land', 'Grundstück'],
}
