import { boardFormat } from '@/cms/admin/board-format'
import type { Language } from '@/domain/language'
import { translator } from '@/i18n/messages'
import { addressIn } from '@/i18n/places/address-in'

import { percentOf } from '../insight-table'
import { columnWords, sourceWords } from '../insight-words'
import type { Compared } from '../read/asked'
import type { FormFigures } from '../read/read-forms'
import type { HomeFigures } from '../read/read-homes'
import type { LeadFigures } from '../read/read-leads'
import type { PlaceFigures } from '../read/read-places'
import type { CountedSearch } from '../read/read-searches'
import type { ViewFigures } from '../read/read-views'
import { dealWords, placeText, searchParts } from '../search-words'
import type { Bar, BarGroup } from './bar-chart'

/** Now, and the period before in a thinner bar under it. */
function comparedBars({ now, before }: Compared, language: Language): Bar[] {
  return [
    { value: now, text: boardFormat(language).number(now), look: 'now' },
    { value: before, text: '', look: 'before' },
  ]
}

export function viewBars(views: ViewFigures[], language: Language): BarGroup[] {
  return views.map((one) => ({
    key: one.source,
    label: [sourceWords[one.source][language]],
    bars: comparedBars(one, language),
  }))
}

export function searchBars(searches: CountedSearch[], language: Language): BarGroup[] {
  return searches.map((one, index) => ({
    key: String(index),
    label: searchParts(one, language),
    bars: comparedBars(one, language),
  }))
}

export function placeBars(places: PlaceFigures[], language: Language): BarGroup[] {
  return places.map((one) => ({
    key: `${one.deal} ${one.place}`,
    label: [placeText(one.place, language), dealWords[one.deal][language]],
    bars: comparedBars(one, language),
  }))
}

export function homeBars(homes: HomeFigures[], language: Language): BarGroup[] {
  return homes.map((one) => ({
    key: String(one.listingId),
    label: [
      one.reference ?? String(one.listingId),
      one.address ? addressIn(one.address, language) : columnWords.gone[language],
    ],
    bars: comparedBars(one, language),
  }))
}

export function leadBars(leads: LeadFigures[], language: Language): BarGroup[] {
  return leads.map((one) => ({
    key: `${one.source} ${one.campaign}`,
    label: [sourceWords[one.source ?? 'unknown'][language], ...(one.campaign ? [one.campaign] : [])],
    bars: comparedBars(one, language),
  }))
}

/** Each form by its own first step. */
export function formBars(forms: FormFigures[], language: Language): BarGroup[] {
  const t = translator(language)
  const { number } = boardFormat(language)
  return forms.map(({ form, steps, sent }) => ({
    key: form,
    label: [t(`lead_kind.${form}`)],
    bars: [...steps, sent].map(({ now }, index) => {
      const isStep = index < steps.length
      const percent = percentOf(now, steps[0]?.now ?? 0) ?? 0
      return {
        name: isStep ? `${columnWords.step[language]} ${index + 1}` : columnWords.sent[language],
        // Who saw the first step yesterday may send today.
        value: Math.min(percent, 100),
        text: `${number(now)} · ${number(percent)} %`,
        look: isStep ? 'now' : 'end',
      }
    }),
  }))
}
