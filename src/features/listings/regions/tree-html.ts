import { comparing } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { municipalitiesOfProvince, type ProvinceRecord, provinces } from '@/i18n/places/municipalities'

import { wholeWord } from './whole-word'

export interface RegionChoice {
  municipalities: readonly string[]
  provinces: readonly string[]
}

export interface RegionTree {
  locale: Locale
  chosen: RegionChoice
  /** Homes per municipality and per province. */
  counts: Readonly<Record<string, number>>
}

/**
 * The boxes themselves, as text: as elements they would be sent twice and woken one by one, for nothing. There are
 * hundreds of them, so they carry no class: region-picker.css knows them.
 */
export function treeHtml(tree: RegionTree): string {
  const t = translator(tree.locale)
  return [countryHtml('BE', t('region.belgium'), tree), countryHtml('LU', t('region.luxembourg'), tree)].join(
    '',
  )
}

function countryHtml(code: ProvinceRecord['country'], name: string, tree: RegionTree): string {
  const own = sorted(
    provinces.filter(({ country }) => country === code),
    tree.locale,
  )
  const branches = own.map((province) => branchHtml(province, tree))
  return `<section aria-label="${escaped(name)}"><p>${escaped(name)}</p>${branches.join('')}</section>`
}

function branchHtml({ key, names }: ProvinceRecord, { locale, chosen, counts }: RegionTree): string {
  const name = escaped(names[locale])
  const municipalities = sorted(municipalitiesOfProvince(key), locale)
  const isWhole = chosen.provinces.includes(key)
  const isTicked = (own: string) => !isWhole && chosen.municipalities.includes(own)
  const isOpen = isWhole || municipalities.some((one) => isTicked(one.key))
  const whole = `${escaped(translator(locale)(`regions.${wholeWord(key)}`))} <span class="sr-only">(${name})</span>`
  const leaves = municipalities.map((one) => {
    const words = `<span>${escaped(one.names[locale])}</span>${countHtml(counts[one.key])}`
    return `<li>${boxHtml({ name: 'municipality', value: one.key, isTicked: isTicked(one.key) }, words)}</li>`
  })
  return [
    `<details data-province="${escaped(key)}"${isOpen ? ' open' : ''}>`,
    `<summary>${chevron}<span>${name}</span>${countHtml(counts[key])}</summary>`,
    boxHtml({ name: 'province', value: key, isTicked: isWhole }, `<span>${whole}</span>`),
    `<ul translate="no">${leaves.join('')}</ul></details>`,
  ].join('')
}

function boxHtml(box: { name: string; value: string; isTicked: boolean }, words: string): string {
  const ticked = box.isTicked ? ' checked' : ''
  return `<label><input type="checkbox" name="${box.name}" value="${escaped(box.value)}"${ticked}>${words}</label>`
}

const chevron =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="m9 18 6-6-6-6"/></svg>'

function countHtml(homes: number | undefined): string {
  return homes ? `<small>(${homes})</small>` : ''
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function sorted<Named extends Pick<ProvinceRecord, 'names'>>(all: readonly Named[], locale: Locale): Named[] {
  const compare = comparing(intlLocale[locale])
  return [...all].sort((a, b) => compare(a.names[locale], b.names[locale]))
}
