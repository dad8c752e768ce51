import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Island } from '@/ui/island/island'

import { regionFileHref } from './region-files'
import { RegionPickerFrame } from './region-picker.client'
import { regionWords } from './region-words'
import type { RegionChoice } from './tree-html'

export interface RegionPickerProps {
  locale: Locale
  chosen: RegionChoice
  /** The boxes, when they stand in the page already. */
  html?: string
  /** Where the boxes are fetched when they come into sight. */
  treeHref?: string
  /** The page on which the same is chosen without JavaScript. */
  pageHref?: string
  /** Nothing chosen is no answer, rather than everywhere. */
  isRequired?: boolean
}

/**
 * Municipalities and provinces to search in, as boxes of the form around it: `municipality` and `province`. The
 * map is another hand on the same boxes.
 */
export function RegionPicker({ locale, chosen, html, treeHref, pageHref, isRequired }: RegionPickerProps) {
  const t = translator(locale)
  const words = regionWords(locale)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{t('regions.title')}</legend>
      <Island
        name="region-picker"
        of={RegionPickerFrame}
        wake="visible"
        props={{
          words: isRequired ? { ...words, chosen_none: t('regions.chosen_nothing') } : words,
          pathsHref: regionFileHref('paths.json'),
          outlineHref: regionFileHref('outline.svg'),
          treeHref,
        }}
      >
        {html === undefined ? (
          <ChosenBefore locale={locale} chosen={chosen} pageHref={pageHref} />
        ) : (
          <div className="region-tree" dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </Island>
    </fieldset>
  )
}

/** Stands there until the boxes come; without JavaScript it stays, and leads to the page that has them. */
function ChosenBefore({
  locale,
  chosen,
  pageHref,
}: Pick<RegionPickerProps, 'locale' | 'chosen' | 'pageHref'>) {
  return (
    <>
      {chosen.municipalities.map((key) => (
        <input key={key} type="hidden" name="municipality" value={key} />
      ))}
      {chosen.provinces.map((key) => (
        <input key={key} type="hidden" name="province" value={key} />
      ))}
      <a href={pageHref} rel="nofollow" className="inline-flex min-h-11 items-center px-4">
        {translator(locale)('regions.choose')}
      </a>
    </>
  )
}
