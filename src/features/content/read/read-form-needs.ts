import type { ContactModule } from '@/cms/generated/payload-types'
import { leadKinds } from '@/domain/lead/lead-kind'
import { isFormOn } from '@/features/leads/form/form-languages'
import { listCategories } from '@/features/listings/list/list-categories'

import type { ContactFormNeeds } from '../modules/contact/contact-form'
import { lookUp } from '../paths/look-up'
import type { ContentReader } from './content-reader'

const asksCategories = new Set<ContactModule['form']>(['contact-demand', 'demand-register'])

/** What the forms of these modules need to be rendered. */
export async function readFormNeeds(
  { db, source, locale }: ContentReader,
  modules: readonly ContactModule[],
): Promise<ContactFormNeeds> {
  if (modules.length === 0) return { categories: [] }
  const [privacy, categories, settings] = await Promise.all([
    lookUp(db, { path: '/privacy/', locale }),
    modules.some(({ form }) => asksCategories.has(form))
      ? listCategories(db, { deal: 'sale', language: locale })
      : [],
    source.findSingle('settings'),
  ])
  return {
    categories: categories.map(({ id, name }) => ({ value: String(id), text: name })),
    privacyHref:
      privacy?.kind === 'entry' && privacy.entry.language === locale ? privacy.entry.path : undefined,
    kindsOff: leadKinds.filter((kind) => !isFormOn(kind, locale, settings?.forms ?? {})),
  }
}
