import type { UIField } from 'payload'

const note = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: component } },
})

/** Notes in the margin of a form; they hold no data of their own. */
export const viewOnSite = note('viewOnSite', '/features/content/admin/view-on-site#ViewOnSite')
export const whereUsedNote = note('whereUsed', '/features/content/admin/where-used#WhereUsed')

/** In the place of Payload's own button, which publishes at once whatever the date says. */
export const publishOrPlan = '/features/content/admin/publish-or-plan#PublishOrPlan'
