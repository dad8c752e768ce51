import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import type { ListingText } from '@/domain/listing/listing'
import { languages, perLanguage } from '@/domain/language'
import { moveHidden } from '@/features/listings/publication/hidden-listings'
import { markHidden } from '@/features/listings/publication/mark-hidden'
import { storeListings } from '@/features/listings/store/store-listings'
import { withdrawListings } from '@/features/listings/store/withdraw-listings'

import { aListing, inEveryLanguage } from '../records/a-listing'

/** The marquee behind which prices are hidden. */
export const secretMarquee = 9

/** Where the homes without an address really stand. */
export const secretPoint = { latitude: 51.098765, longitude: 2.634567 }

/** Where the sold home stands, in Gent: its address was published until it was sold. */
export const soldPoint = { latitude: 51.034217, longitude: 3.758943 }
/** As somebody would write it; the database stores it in its own form only. */
export const soldPointWritten: readonly string[] = ['51.0342', '51,0342', '3.7589', '3,7589']

/** What each number stands for. All are for sale; 4 is the only one that hides nothing. */
export const secretHomes = {
  hidden: 1,
  sold: 2,
  withdrawn: 3,
  plain: 4,
  marquee: 5,
  annuity: 6,
  incomplete: 7,
  marked: 8,
  unpriced: 9,
}
export const secretProject = 900

/** Who answers for the hidden home; they have a page of their own. */
export const secretAgent = { id: '71', name: 'Els Zwijger', email: 'els@example.com', phone: null }

/**
 * Words and figures that occur nowhere else, each with what it would give away: finding one is proof. In small letters;
 * a point is looked for as it is written and as the database stores it.
 */
export const secretTraces: readonly string[] = [
  ...['verzwegensteeg', 'ruelle-tue', '47119z', 'bx88z'],
  ...['stilzwijgenlaan', 'ruelle-muette', '58220y'],
  ...['voorbijgang', '69331x'],
  ...['48217', 'sint-idesbald', 'doornpanne', 'onvindbaar', 'teruggetrokkenhuis'],
  ...['geheimakte', 'geheim-1.pdf'],
  ...['765431', '654319', '543217', '432161', '321987'],
  ...['51.0987', '51,0987', '2.6345', '2,6345', ...soldPointWritten],
  ...[secretPoint, soldPoint].flatMap((point) => Object.values(point)).map(hexOf),
]

/** From which a price follows that is not published: not even stored. */
export const unstoredTraces: readonly string[] = ['87651']

/** The town in any language, its postal code and the key of its municipality: secret while the agency hides towns. */
export const secretTown: readonly string[] = ['koksijde', 'coxyde', '8670', '38014']

/** Whether a text in small letters holds a trace; figures in euro or cent, however their thousands are set apart. */
export function holdsTrace(text: string, trace: string): boolean {
  if (!/^\d+$/.test(trace)) return text.includes(trace)
  const figure = trace.replaceAll(/\B(?=(\d{3})+$)/g, String.raw`[.,\s]?`)
  return new RegExp(String.raw`(?<![\d.])${figure}(?:00)?(?!\d)`).test(text.replaceAll(drawn, ''))
}

/** Numbers of leads and signatures of links are drawn by lot: any figure may stand in them. */
const drawn = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\w{22,}/g

function hexOf(value: number): string {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value)
  return bytes.toString('hex')
}

const address = {
  ...{ street: 'Verzwegensteeg', number: '47119z', box: 'bx88z' },
  ...{ zip: '8670', city: 'KOKSIJDE', country: 'BE' as const, isPublished: false },
}
const labels = {
  pointsOfInterest: 'Bakker\t48217',
  subCities: 'Sint-Idesbald',
  neighbourhoods: 'Doornpanne',
}

/** Some homes and a project of which much may not be known. They have pictures where `files` says where these lie. */
export async function storeSecretHomes(db: Database, { files }: { files?: string } = {}): Promise<void> {
  const pictures = files ? [{ url: `${files}/cover.jpg`, width: 1200, height: 800 }] : []
  const papers = files ?? 'https://files.example'
  const hidden = {
    ...{ address, location: secretPoint, pictures, texts: texts({ labels }), agent: secretAgent },
    documents: [
      { id: 1, name: 'Geheimakte', url: `${papers}/geheim-1.pdf`, isPublished: false },
      { id: 2, name: 'Plan', url: `${papers}/plan.pdf`, isPublished: true },
    ],
  }
  const price = { cents: 76_543_100, isPublished: true, isFrom: false }
  const facts = { startPrice: 654_319, notaryFee: 543_217 }
  const { marquee, annuity, sold, withdrawn, plain, incomplete, marked, unpriced } = secretHomes
  await storeListings(db, [
    aListing({ id: secretHomes.hidden, ...hidden }),
    aListing({
      ...{ id: sold, status: 'sold', texts: texts({}), location: soldPoint },
      address: {
        ...address,
        street: 'Voorbijgang',
        number: '69331x',
        isPublished: true,
        zip: '9000',
        city: 'GENT',
      },
      price,
    }),
    aListing({ id: withdrawn, ...hidden }),
    aListing({ id: plain }),
    aListing({ id: marquee, marqueeId: secretMarquee, price, facts }),
    aListing({
      ...{ id: annuity, marqueeId: secretMarquee, price: { ...price, cents: 65_431_900 } },
      facts: { hasViager: true, viagerPension: 432_161 },
    }),
    aListing({ id: incomplete, ...hidden, texts: texts({ title: 'Onvindbaar' }) }),
    aListing({
      ...{ id: unpriced, price: { cents: 32_198_700, isPublished: false, isFrom: false } },
      facts: { depositAmount: 87_651 },
    }),
    aListing({ id: marked, ...hidden, texts: texts({ title: 'Teruggetrokkenhuis' }) }),
  ])
  await withdrawListings(db, [withdrawn])
  await markHidden(db, { listingId: marked, userId: 1, reason: 'Op vraag' })
  await putAside(db)
  await storeProject(db)
}

/** Takes the incomplete home off the site, as the agency's settings do. */
export async function putAside(db: Database): Promise<void> {
  const { incomplete } = secretHomes
  await db.execute(sql`insert into listing.hiding_gap values ('epc') on conflict do nothing`)
  await db.execute(
    sql`insert into listing.publication_gap (listing_id, field, severity) values (${incomplete}, 'epc', 'must')
        on conflict do nothing`,
  )
  await moveHidden(db, [incomplete])
}

/** The street has a name of its own in French. */
function texts(text: Partial<ListingText>) {
  const same = inEveryLanguage({ description: '', ...text })
  return perLanguage((language) => ({ ...same[language], street: language === 'fr' ? 'Ruelle-Tue' : null }))
}

async function storeProject(db: Database): Promise<void> {
  await db.execute(sql`
    insert into listing.project (id, street, house_number, zip, city, country, is_address_published, show_order, pictures,
      fingerprint)
    values (${secretProject}, 'Stilzwijgenlaan', '58220y', '8670', 'Koksijde', 'BE', false, 1, '[]', gen_random_uuid())`)
  await db.execute(sql`
    insert into listing.project_text (project_id, language, name, description, technical, situation, delivery, street)
    select ${secretProject}, language, 'De Weverij', '', '', '', '', case when language = 'fr' then 'Ruelle-Muette' end
    from unnest(${sql.param([...languages])}::text[]) language`)
}
