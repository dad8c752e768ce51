'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'

import type { Language } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { searchResultText, shownLength } from './search-result-text'
import { searchResultWords } from './search-result-words'
import './search-result.css'

interface SearchResultProps {
  /** Of the words in the form. */
  locale: Language
  titleTemplate: string
  agency: string
  /** Host and steps, as search engines write an address. */
  address: string
}

/** A page or article as a search engine may show it, while an editor writes. */
export function SearchResult({ locale, titleTemplate, agency, address }: SearchResultProps) {
  const { i18n } = useTranslation()
  const words = searchResultWords(knownLocale(i18n.language))
  const isOwn = useValue('seo.isActive') !== false
  const ownTitles = [useValue('seo.pageTitle'), useValue('seo.metaTitle')]
  const ownDescription = useValue('seo.metaDescription')
  const robots = useValue('seo.robots')
  const hasBanner = useValue('showBanner') === true
  const banner = { title: useValue('banner.title'), description: useValue('banner.description') }
  const name = [useValue('title'), useValue('name')]
  const description = useValue('description')
  const isDescribed = useValue('isDescriptionPublic') !== false
  const standfirst = useValue('standfirst')
  const body = [useValue('content'), useValue('body')].find(Boolean)
  const shown = searchResultText({
    own: isOwn ? { titles: ownTitles, description: ownDescription } : { titles: [], description: '' },
    titles: [hasBanner && banner.title, ...name],
    descriptions: [standfirst, isDescribed && description, hasBanner && banner.description],
    body,
    titleTemplate,
  })
  if (robots === 'noindex' || robots === 'none')
    return <p className="search-result__hidden">{words.hidden}</p>
  return (
    <div className="field-type search-result">
      <p className="search-result__heading">{words.heading}</p>
      <div className="search-result__card" lang={locale}>
        <p className="search-result__site">{agency}</p>
        <p className="search-result__address">{address}</p>
        <p className="search-result__title" data-is-stand-in={shown.from.title !== 'own' || undefined}>
          {shown.title}
        </p>
        <p
          className="search-result__description"
          data-is-stand-in={shown.from.description !== 'own' || undefined}
        >
          {shown.description}
        </p>
      </div>
      <ul>
        {(['title', 'description'] as const).map((part) => (
          <li key={part} data-is-long={shown[part].length > shownLength[part] || undefined}>
            {words.counted(part, shown[part].length)} {words.standIn(part, shown.from[part])}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useValue(path: string): unknown {
  return useFormFields(([fields]) => fields[path]?.value)
}
