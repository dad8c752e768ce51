import type { UIField } from 'payload'

import { words } from '@/cms/words'

const note = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: component } },
})

/** Notes in the margin of a form; they hold no data of their own. */
export const viewOnSite = note('viewOnSite', '/features/content/admin/view-on-site#ViewOnSite')
export const askedPrices = note('askedPrices', '/features/content/admin/asked-prices#AskedPrices')
export const whereUsedNote = note('whereUsed', '/features/content/admin/where-used#WhereUsed')

/** Who is asked to look at it, and what colleagues say at its fields. */
export const reviewPanel = note('review', '/features/content/review/review-panel#ReviewPanel')

/** That a machine wrote words which nobody has confirmed. */
export const machineNote = (kind: string): UIField => ({
  name: 'machineNote',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: {
      Field: { path: '/features/content/machine/machine-note#MachineNote', serverProps: { kind } },
    },
  },
})

/** Below the file that was chosen. */
export const chosenFile: UIField = {
  name: 'chosenFile',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/features/content/admin/chosen-file#ChosenFile' },
  },
}

/** Below what editors write for search engines. */
export const searchPreview: UIField = {
  name: 'searchPreview',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/features/content/seo/search-preview#SearchPreview' },
  },
}

/** Only in lists: the form says it beside its button. */
export const languageStates: UIField = {
  name: 'languageStates',
  type: 'ui',
  label: words({
    nl: 'Op de site, per taal',
    fr: 'Sur le site, par langue',
    en: 'On the site, by language',
    de: 'Auf der Website, je Sprache',
  }),
  admin: { components: { Cell: '/cms/one-language/admin/states-cell#StatesCell' } },
}

/** In the place of Payload's own button, which publishes at once whatever the date says. */
export const publishOrPlan = '/features/content/admin/publish-or-plan#PublishOrPlan'

/** In the place of Payload's own, which does not say where a thing is used. */
export const withdrawLink = '/features/content/withdraw/withdraw-link#WithdrawLink'

/** In the place of Payload's own, which goes back in all languages at once. */
export const languageStatus = '/cms/one-language/admin/language-status#LanguageStatus'
