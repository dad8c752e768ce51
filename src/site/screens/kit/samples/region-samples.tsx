import { RegionPicker } from '@/features/listings/regions/region-picker'
import { treeHtml } from '@/features/listings/regions/tree-html'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { KitSection } from '../kit-section'

const chosen = { municipalities: ['44021', '44088', 'LU-WI-11'], provinces: ['BE-BRU'] }
const counts = { 'BE-VOV': 61, '44021': 38, '44088': 9, '44083': 4, 'BE-BRU': 27, 'LU-WI': 2, 'LU-WI-11': 2 }

export function RegionSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <KitSection title={t('kit.regions.title')} note={t('kit.regions.note')}>
      <form>
        <RegionPicker locale={locale} chosen={chosen} html={treeHtml({ locale, chosen, counts })} />
      </form>
    </KitSection>
  )
}
