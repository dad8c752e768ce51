import { ChevronRight } from 'lucide-react'

import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { municipalitiesOfProvince, type ProvinceRecord, provinces } from '@/i18n/municipalities'

import { boxHtml } from './box-html'
import { wholeWord } from './whole-word'

export interface RegionTreeProps {
  locale: Locale
  chosen: { municipalities: readonly string[]; provinces: readonly string[] }
  /** Homes per municipality and per province. */
  counts: Readonly<Record<string, number>>
}

/** The boxes themselves. There are hundreds of them, so they carry no class: region-picker.css knows them. */
export function RegionTree(props: RegionTreeProps) {
  const t = translator(props.locale)
  const countries = [
    { code: 'BE', name: t('region.belgium') },
    { code: 'LU', name: t('region.luxembourg') },
  ] as const
  return (
    <div className="region-tree">
      {countries.map(({ code, name }) => (
        <section key={code} aria-label={name}>
          <p className="text-ink-soft border-line border-b pt-4 pb-2 text-sm">{name}</p>
          {sorted(
            provinces.filter(({ country }) => country === code),
            props.locale,
          ).map((province) => (
            <ProvinceBranch key={province.key} province={province} {...props} />
          ))}
        </section>
      ))}
    </div>
  )
}

function ProvinceBranch({
  province,
  locale,
  chosen,
  counts,
}: RegionTreeProps & { province: ProvinceRecord }) {
  const t = translator(locale)
  const { key, names } = province
  const municipalities = sorted(municipalitiesOfProvince(key), locale)
  const isWhole = chosen.provinces.includes(key)
  const isOpen = isWhole || municipalities.some((one) => chosen.municipalities.includes(one.key))
  return (
    <details data-province={key} open={isOpen}>
      <summary>
        <ChevronRight aria-hidden strokeWidth={1.5} />
        <span>{names[locale]}</span>
        <Count of={counts[key]} />
      </summary>
      <label>
        <input type="checkbox" name="province" value={key} defaultChecked={isWhole} />
        <span>
          {t(`regions.${wholeWord(key)}`)} <span className="sr-only">{names[locale]}</span>
        </span>
      </label>
      {/* As text: hundreds of boxes as elements would be sent and woken one by one, for nothing. */}
      <ul
        dangerouslySetInnerHTML={{
          __html: municipalities
            .map(({ key: own, names: { [locale]: name } }) =>
              boxHtml({
                key: own,
                name,
                count: counts[own],
                isChosen: !isWhole && chosen.municipalities.includes(own),
              }),
            )
            .join(''),
        }}
      />
    </details>
  )
}

function Count({ of }: { of: number | undefined }) {
  return of ? <small>({of})</small> : null
}

function sorted<Named extends Pick<ProvinceRecord, 'names'>>(all: readonly Named[], locale: Locale): Named[] {
  const { compare } = new Intl.Collator(intlLocale[locale])
  return [...all].sort((a, b) => compare(a.names[locale], b.names[locale]))
}
