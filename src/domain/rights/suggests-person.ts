/** Schemas that exist for people: each of their tables is registered, or stands among these with nobody in it. */
export const schemasOfPeople: readonly string[] = [
  'lead',
  'owner',
  'owner_auth',
  'rights',
  'consent',
  'colleague',
]

/** Columns, or whole tables, whose names suggest somebody and that hold nobody. */
export const aboutNobody: readonly string[] = [
  // What the site offers and counts, without anybody in it.
  ...['lead.matched_home', 'lead.reply_template', 'lead.setting', 'lead.slot_list', 'lead.withdrawn_article'],
  ...['lead.newsletter', 'lead.newsletter_pace'],
  ...['owner.day_views', 'owner.digest', 'owner.group_views'],
  // Names of kinds, countries and projects.
  ...['listing.category.name', 'listing.listing_text.type_name', 'listing.listing_text.marquee_name'],
  ...['listing.listing_text.country_name', 'listing.project_text.name'],
  // The company itself and its offices.
  ...['public.agency', 'public._agency_v', 'public.offices_locales', 'public._offices_v_locales'],
  ...['public.offices.email', 'public.offices.phone', 'public._offices_v.version_email'],
  ...['public._offices_v.version_phone', 'public.pages.name', 'public._pages_v.version_name'],
  ...['public.media.original_name', 'public.payload_migrations.name', 'lead.document_release.document_id'],
  ...['owner.document_release.document_id', 'content.done_once'],
  // The size of a picture for a telephone.
  ...['url', 'width', 'height', 'mime_type', 'filesize', 'filename'].map(
    (fact) => `public.media.sizes_mobile_${fact}`,
  ),
]

/** Parts of a column's name by which it may be about somebody. */
const personalParts = new Set(
  `email mail name phone mobile person people contact visitor owner account login user users author assignee
  actor holder by ip address street agent token hash salt password secret comment comments birth born gender iban
  signature national`.split(/\s+/),
)
/** In the schemas that exist for people, what somebody wrote is about somebody too. */
const writtenParts = new Set([
  'text',
  'texts',
  'answers',
  'message',
  'note',
  'detail',
  'subject',
  'remark',
  'document',
])

/** Whether the name of a column suggests that it is about somebody. */
export function suggestsPerson(schema: string, column: string): boolean {
  // A yes or no, or a moment, names nobody.
  if (/^(is|has)_|_(at|homes|verified)$/.test(column)) return false
  const parts = column.split('_')
  return parts.some(
    (part) => personalParts.has(part) || (schemasOfPeople.includes(schema) && writtenParts.has(part)),
  )
}
