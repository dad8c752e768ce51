import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { regionFileHref } from './region-files'
import { RegionPickerFrame } from './region-picker.client'
import './region-picker.css'
import { RegionTree, type RegionTreeProps } from './region-tree'
import { regionWords } from './region-words'

export interface RegionPickerProps extends RegionTreeProps {
  locale: Locale
}

/**
 * Municipalities and provinces to search in, as boxes of the form around it: `municipality` and `province`. The
 * map is another hand on the same boxes.
 */
export function RegionPicker(props: RegionPickerProps) {
  const t = translator(props.locale)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{t('regions.title')}</legend>
      <RegionPickerFrame words={regionWords(props.locale)} pathsHref={regionFileHref('paths')}>
        <RegionTree {...props} />
      </RegionPickerFrame>
    </fieldset>
  )
}
