import type { UIFieldServerProps } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import { whenText } from '@/cms/admin/when-text'
import { words } from '@/cms/words'
import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { euroText } from '@/domain/euro'
import { type AskedPrice, listAskedPrices } from '@/features/listings/store/list-asked-prices'
import { knownLocale } from '@/i18n/locales'
import { priceText } from '@/i18n/price-text'

import './content-boards.css'

const text = {
  title: words({
    nl: 'Vraagprijs volgens het dataplatform',
    fr: 'Prix demandé selon la plateforme de données',
    en: 'Asking price, by the data platform',
    de: 'Angebotspreis laut Datenplattform',
  }),
  hidden: words({
    nl: 'Ook wat bezoekers niet zien.',
    fr: 'Y compris ce que les visiteurs ne voient pas.',
    en: 'Also what visitors do not see.',
    de: 'Auch das, was Besucher nicht sehen.',
  }),
  none: words({ nl: 'geen prijs', fr: 'aucun prix', en: 'no price', de: 'kein Preis' }),
  never: words({
    nl: 'Nog geen enkele prijs genoteerd.',
    fr: 'Aucun prix noté pour l’instant.',
    en: 'No price noted yet.',
    de: 'Noch kein Preis vermerkt.',
  }),
}

const most = 6

/** The last changes of what a home is asked for, hidden prices too: for the agency's own people. */
export async function AskedPrices({ data, req, i18n }: UIFieldServerProps) {
  const { recordId } = data as { recordId?: unknown }
  if (typeof recordId !== 'number' || !hasRole(req, 'admin', 'editor')) return null
  const language = knownLocale(i18n.language)
  const asked = await listAskedPrices(database(), { id: recordId, most })
  return (
    <div className="field-type record-note">
      <p className="record-note__name">{text.title[language]}</p>
      {asked.length === 0 ? (
        <p>{text.never[language]}</p>
      ) : (
        <>
          <ul>
            {asked.map((price) => (
              <li key={price.at.toISOString()}>
                <time dateTime={price.at.toISOString()}>{whenText(price.at, language)}</time>:{' '}
                {amountText(price, language)}
              </li>
            ))}
          </ul>
          <p>{text.hidden[language]}</p>
        </>
      )}
    </div>
  )
}

function amountText({ cents, rentCents }: AskedPrice, language: Language): string {
  if (rentCents === null) return euroText(cents, language) ?? text.none[language]
  return priceText({ kind: 'annuity', bouquetCents: cents, rentCents, occupancy: null }, language)
}
