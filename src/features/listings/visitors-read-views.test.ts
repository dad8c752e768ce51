import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** The tables with what must not leave, named in SQL. */
const tables =
  /\b(?:from|join|into|update|truncate|table)\s+listing\.(?:listing|listing_text|listing_detail|project|project_text|withdrawn|hidden|known|publication_gap|event|left_landing)\b/i

/** Who writes homes, and who reads them for colleagues: the sync, the worker and the admin. */
const keepers = [
  'features/content/admin/read-today.ts',
  'features/content/homes/list-homes.ts',
  'features/insight/read/read-homes.ts',
  'features/insight/read/read-places.ts',
  'features/leads/appointments/list-appointments.ts',
  'features/leads/demands/match-changed-homes.ts',
  'features/leads/demands/send-alerts.task.ts',
  'features/leads/documents/list-all-documents.ts',
  'features/leads/inbox/export-inbox.ts',
  'features/leads/inbox/inbox-conditions.sql.ts',
  'features/leads/inbox/list-agents.ts',
  'features/leads/inbox/list-inbox.ts',
  'features/leads/inbox/list-other-leads.ts',
  'features/leads/privacy/find-lead-file.ts',
  'features/leads/privacy/purge-leads.task.ts',
  'features/listings/publication/checked-homes.ts',
  'features/listings/publication/hidden-listings.ts',
  'features/listings/publication/list-publication-gaps.ts',
  'features/listings/publication/listing-rules.ts',
  'features/listings/publication/mark-hidden.ts',
  'features/listings/publication/store-gaps.ts',
  'features/listings/store/list-asked-prices.ts',
  'features/listings/store/note-events.ts',
  'features/listings/store/store-listings.ts',
  'features/listings/store/update-shown-homes.ts',
  'features/listings/store/withdraw-listings.ts',
  'features/listings/store/write-listings.ts',
  'features/owners/admin/invite-owner.ts',
  'features/owners/admin/list-owners.ts',
  'features/owners/home/store/check-access.ts',
  'features/owners/home/store/count-once-per-day.ts',
  'features/owners/home/store/listing-side.ts',
  'features/owners/home/store/store-home.ts',
  'features/owners/letters/send-owner-letters.ts',
  'features/sync/answers/keep-answers.ts',
  'features/sync/answers/read-answers-anew.ts',
  'features/sync/ask-projects.ts',
  'features/sync/kept-files/keep-files.ts',
  'features/sync/read-list.ts',
  'features/sync/remove-absent.ts',
  'features/sync/store-projects.ts',
  'features/sync/sync-project.ts',
  'features/sync/sync-state.ts',
]

test('only who keeps homes reads their tables; whatever a visitor asks for is read from the views', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: (name) => /test|testing|migrations/.test(name) })
  const named = files.filter((file) => tables.test(readFileSync(file, 'utf8')))
  expect(named.map((file) => file.replace('src/', '')).toSorted()).toEqual(keepers)
})
