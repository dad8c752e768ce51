import type { Processing } from './processing'
import { keptTimes, type KeptTime } from './kept-times'

/**
 * Where the database holds something about people: every column that names somebody, or leads to them, with why it is
 * there, how long, and what becomes of it when the person asks. `register.int.test.ts` compares it with the tables.
 */
export interface RegisteredTable {
  columns: readonly string[]
  purpose: Purpose
  kept: KeptTime | KeptWith
  exported: true | NotExported
  erased: Erasure
}

/** What the privacy page names; `home`: the homes on offer; `staff`: the agency's own people. */
type Purpose = Processing['what'] | 'leads' | 'home' | 'staff'

/** As long as something else: the lead it hangs on, the right to follow a home, the home, the account of a colleague. */
type KeptWith = 'lead' | 'owner' | 'home' | 'staff' | 'use'

/**
 * `secret`: what opens something is handed to nobody. `internal`: about the agency's own people. `nameless`: nobody can
 * tell whose it is. `copy`: the same stands in another table that is exported.
 */
type NotExported = 'secret' | 'internal' | 'nameless' | 'copy'

/**
 * `deleted`: the row goes at once. `emptied`: the row stays without them. `expires`: it cannot be found by an address,
 * or is the proof of a wish, and goes at its time. `agency`: the agency ends it, in the admin or at its platform.
 */
type Erasure = 'deleted' | 'emptied' | 'expires' | 'agency'

const ofLead = { purpose: 'leads', kept: 'lead', exported: true, erased: 'deleted' } as const
const ofOwner = { purpose: 'owner', kept: 'owner', exported: true, erased: 'deleted' } as const
const ofHome = { purpose: 'home', kept: 'home', exported: 'internal', erased: 'agency' } as const
const ofStaff = { purpose: 'staff', kept: 'staff', exported: 'internal', erased: 'agency' } as const

export const register: Readonly<Record<string, RegisteredTable>> = {
  // What visitors send, and all that hangs on it.
  'lead.lead': {
    ...ofLead,
    columns: [
      'first_name',
      'last_name',
      'email',
      'email_key',
      'phone',
      'answers',
      'answers_hash',
      'search_text',
      'consent',
      'assignee_name',
      'assignee_email',
      'assignee_id',
    ],
  },
  'lead.appointment': { ...ofLead, columns: ['holder_id', 'person_key'] },
  'lead.delivery': { ...ofLead, columns: ['lead_id'] },
  'lead.demand': { ...ofLead, columns: ['id', 'search'] },
  'lead.demand_criteria': { ...ofLead, columns: ['demand_id', 'words'], exported: 'copy' },
  'lead.demand_criteria_key': { ...ofLead, columns: ['demand_id', 'key'], exported: 'copy' },
  'lead.demand_match': { ...ofLead, columns: ['demand_id'] },
  'lead.demand_place': { ...ofLead, columns: ['demand_id'], exported: 'copy' },
  'lead.document_release': { ...ofLead, columns: ['lead_id', 'released_by'] },
  'lead.event': { ...ofLead, columns: ['actor_id', 'detail'] },
  'lead.kept_list': { ...ofLead, purpose: 'favourites', columns: ['id', 'own_name', 'partner_name'] },
  'lead.kept_home': { ...ofLead, purpose: 'favourites', columns: ['list_id', 'note', 'writer'] },
  'lead.letter': { ...ofLead, columns: ['detail'] },
  'lead.note': { ...ofLead, columns: ['author_id', 'text'] },
  'lead.picture': { ...ofLead, columns: ['webp'] },
  'lead.reply': { ...ofLead, columns: ['author_id', 'author_name', 'text', 'reply_to'] },
  'lead.subscription': { ...ofLead, purpose: 'newsletter', columns: ['email_key', 'soft_bounces'] },
  // Without its reader it is a figure of the newsletter.
  'lead.newsletter_delivery': {
    purpose: 'newsletter',
    kept: keptTimes.letters,
    exported: true,
    erased: 'emptied',
    columns: ['email_key'],
  },
  // As long as the article with their words stands.
  'lead.testimonial': { ...ofLead, purpose: 'testimonial', kept: 'use', columns: ['email_key'] },
  'lead.request_count': {
    purpose: 'misuse',
    kept: keptTimes.requestCounts,
    exported: 'nameless',
    erased: 'expires',
    columns: ['subject'],
  },
  // Proofs of a wish: whoever asked not to be written to must not be forgotten with it.
  'lead.stopped': {
    purpose: 'newsletter',
    kept: 'use',
    exported: 'nameless',
    erased: 'expires',
    columns: ['email_hash'],
  },
  'lead.erasure': {
    purpose: 'erasure',
    kept: keptTimes.erasureProof,
    exported: 'nameless',
    erased: 'expires',
    columns: ['email_hash', 'asked_by'],
  },
  'rights.link': {
    purpose: 'erasure',
    kept: { days: 1 },
    exported: 'secret',
    erased: 'deleted',
    columns: ['email', 'token_hash'],
  },
  'rights.letter': {
    purpose: 'erasure',
    kept: keptTimes.letters,
    exported: 'copy',
    erased: 'expires',
    columns: ['email'],
  },
  'consent.answer': {
    purpose: 'consent',
    kept: keptTimes.consentProof,
    exported: 'nameless',
    erased: 'expires',
    columns: ['consent_id'],
  },
  'visit.seen': {
    purpose: 'views',
    kept: keptTimes.visitorHash,
    exported: 'nameless',
    erased: 'expires',
    columns: ['hash'],
  },
  'visit.salt': {
    purpose: 'views',
    kept: keptTimes.visitorHash,
    exported: 'secret',
    erased: 'expires',
    columns: ['salt'],
  },

  // Owners: what they follow, how they sign in, what they said.
  'owner.home_owner': {
    ...ofOwner,
    columns: ['email', 'name', 'language', 'account_id', 'invited_by', 'named_by', 'named_email', 'ended_by'],
  },
  'owner.reply': { ...ofOwner, purpose: 'owner_message', columns: ['account_id', 'reason', 'text'] },
  'owner.look': { ...ofOwner, columns: ['account_id', 'since', 'looked_at'] },
  'owner.digest_mail': { ...ofOwner, columns: ['home_owner_id'], exported: 'copy' },
  'owner.visit_mail': { ...ofOwner, columns: ['home_owner_id'], exported: 'copy' },
  'owner.digest_stop': { ...ofOwner, columns: ['home_owner_id'] },
  'owner_auth.login': { ...ofOwner, columns: ['email', 'name', 'language', 'image'] },
  'owner_auth.session': { ...ofOwner, columns: ['token', 'user_id', 'ip_address', 'user_agent'] },
  'owner_auth.credential': { ...ofOwner, columns: ['login_id', 'password_hash'], exported: 'secret' },
  'owner_auth.passkey': { ...ofOwner, columns: ['login_id', 'public_key', 'name'] },
  'owner_auth.challenge': { ...ofOwner, kept: { days: 1 }, columns: ['login_id'], exported: 'secret' },
  'owner_auth.one_time': {
    ...ofOwner,
    kept: keptTimes.letters,
    columns: ['email', 'token_hash', 'code_hash', 'login_id'],
    exported: 'secret',
  },
  'owner_auth.letter': {
    ...ofOwner,
    kept: keptTimes.letters,
    columns: ['email', 'login_id'],
    exported: 'copy',
  },

  // People who came to see a home, by name only: the platform tells no address by which they could be found.
  'owner.visitor': {
    purpose: 'home_visitor',
    kept: keptTimes.homeVisitorName,
    exported: 'nameless',
    erased: 'expires',
    columns: ['name', 'shown_name'],
  },
  'owner.happening': {
    purpose: 'home_visitor',
    kept: keptTimes.homeVisitorName,
    exported: 'nameless',
    erased: 'expires',
    columns: ['visitor', 'comments', 'texts', 'detail'],
  },
  'owner.release': {
    purpose: 'home_visitor',
    kept: 'home',
    exported: 'nameless',
    erased: 'expires',
    columns: ['visitor', 'text', 'released_by'],
  },
  'owner.document_release': { ...ofStaff, kept: 'home', columns: ['released_by'] },
  'owner.agency_look': { ...ofStaff, kept: keptTimes.agencyLook, columns: ['seen_by'] },
  'owner.week_note': { ...ofStaff, kept: 'home', columns: ['text', 'written_by'] },
  'owner.home': { ...ofHome, columns: ['agent', 'texts'] },

  // Homes on offer: where they stand, and who shows them.
  'listing.listing': { ...ofHome, columns: ['street', 'house_number', 'box', 'exact_point'] },
  'listing.listing_text': { ...ofHome, columns: ['street'] },
  'listing.listing_detail': { ...ofHome, columns: ['agent'] },
  'listing.hidden': { ...ofHome, columns: ['listing', 'texts', 'detail'] },
  'listing.project': { ...ofHome, columns: ['street', 'house_number', 'box'] },
  'listing.project_text': { ...ofHome, columns: ['street'] },
  'sync.quarantine': { ...ofHome, columns: ['record'] },
  'sync.event': { ...ofHome, columns: ['body'] },
  'sync.answer': { ...ofHome, columns: ['record'] },

  // The agency's own people.
  'public.users': {
    ...ofStaff,
    columns: [
      'name',
      'email',
      'reset_password_token',
      'reset_password_expiration',
      'reset_password_requested_at',
      'hash',
      'salt',
      'login_attempts',
    ],
  },
  'colleague.one_time': {
    ...ofStaff,
    kept: keptTimes.letters,
    columns: ['email', 'token_hash'],
    exported: 'secret',
  },
  'colleague.factor': { ...ofStaff, columns: ['user_id', 'secret'], exported: 'secret' },
  'colleague.recovery_code': { ...ofStaff, columns: ['user_id', 'code_hash'], exported: 'secret' },
  'colleague.session': { ...ofStaff, columns: ['user_id', 'user_agent'] },
  'listing.hide_mark': { ...ofStaff, columns: ['hidden_by', 'reason'] },
  // Which days somebody is away; why is nowhere.
  'lead.absence': { ...ofStaff, columns: ['user_id', 'cover_id'] },
  'colleague.reading_language': { ...ofStaff, columns: ['user_id'] },
  'colleague.letter': { ...ofStaff, kept: keptTimes.letters, columns: ['email'] },
  'public.users_sessions': { ...ofStaff, columns: ['id'] },
  'public.team_members': {
    ...ofStaff,
    columns: ['name', 'email', 'phone', 'saved_by', 'platform_agent', 'user_id'],
  },
  'public._team_members_v': {
    ...ofStaff,
    columns: [
      'version_name',
      'version_email',
      'version_phone',
      'version_saved_by',
      'version_platform_agent',
      'version_user_id',
    ],
  },
  'public.agency_brokers': { ...ofStaff, columns: ['name'] },
  'public._agency_v_version_brokers': { ...ofStaff, columns: ['name'] },
  'public.articles': {
    ...ofStaff,
    purpose: 'testimonial',
    columns: ['person_name', 'person_website', 'author_id', 'saved_by'],
  },
  'public._articles_v': {
    ...ofStaff,
    purpose: 'testimonial',
    columns: ['version_person_name', 'version_person_website', 'version_author_id', 'version_saved_by'],
  },
  'public.articles_locales': { ...ofStaff, purpose: 'testimonial', columns: ['person_about'] },
  'public._articles_v_locales': { ...ofStaff, purpose: 'testimonial', columns: ['version_person_about'] },
  'public.pages': { ...ofStaff, columns: ['saved_by'] },
  'public._pages_v': { ...ofStaff, columns: ['version_saved_by'] },
  'public.sections': { ...ofStaff, columns: ['saved_by'] },
  'public._sections_v': { ...ofStaff, columns: ['version_saved_by'] },
  ...savedSettings('categories', 'listing_notes', 'project_notes', 'legal_facts'),
  'public.redirects': { ...ofStaff, columns: ['saved_by'] },
  'public.offices': { ...ofStaff, columns: ['saved_by', 'default_user_id'] },
  'public._offices_v': { ...ofStaff, columns: ['version_saved_by', 'version_default_user_id'] },
  'public.media': { ...ofStaff, columns: ['saved_by'] },
  ...savedSettings('footer', 'header', 'home_banner', 'languages', 'look', 'popup', 'settings', 'site_info'),
  'content.open_form': { ...ofStaff, columns: ['user_id'] },
  'content.review': { ...ofStaff, columns: ['asked_by', 'asked_of', 'note', 'reply'] },
  'content.comment': { ...ofStaff, columns: ['written_by', 'settled_by', 'text'] },
  'content.review_letter': { ...ofStaff, kept: keptTimes.letters, columns: ['email'] },
  'content.menu_draft': { ...ofStaff, columns: ['saved_by'] },
  'content.former_member': { ...ofStaff, columns: ['member_id', 'platform_agent'] },
  'public.payload_preferences_rels': { ...ofStaff, columns: ['users_id'] },
  'public.payload_locked_documents_rels': { ...ofStaff, columns: ['users_id'] },
  'content.published': { ...ofStaff, columns: ['document'] },
}

/** Who saved it last, and each of its versions. */
function savedSettings(...settings: string[]): Record<string, RegisteredTable> {
  return Object.fromEntries(
    settings.flatMap((name): [string, RegisteredTable][] => [
      [`public.${name}`, { ...ofStaff, columns: ['saved_by'] }],
      [`public._${name}_v`, { ...ofStaff, columns: ['version_saved_by'] }],
    ]),
  )
}
