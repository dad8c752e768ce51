import type { UIFieldServerProps } from 'payload'

import { words } from '@/cms/words'
import { database } from '@/database/connection'
import { type Language, mainLanguage } from '@/domain/language'
import { isLocale } from '@/i18n/locales'

import { findOnSite, type Unseen } from '../find-on-site'
import { adminLanguage } from '../where-used-words'
import './content-boards.css'

const text = {
  view: words('Bekijk op de site', 'Voir sur le site', 'View on site', 'Auf der Website ansehen'),
  heading: words('Op de site', 'Sur le site', 'On the site', 'Auf der Website'),
}

const reasons: Record<Unseen, ReturnType<typeof words>> = {
  unsaved: words(
    'Bewaar eerst; dan staat hier de link.',
    'Enregistrez d’abord ; le lien apparaîtra ici.',
    'Save first; the link then stands here.',
    'Erst speichern; dann steht hier der Link.',
  ),
  draft: words(
    'Nog niet te zien: dit is een concept.',
    'Pas encore visible : c’est un brouillon.',
    'Not to be seen yet: this is a draft.',
    'Noch nicht zu sehen: Dies ist ein Entwurf.',
  ),
  hidden: words(
    'Niet te zien in deze taal: “Publiek in deze taal” staat uit.',
    'Invisible dans cette langue : « Public dans cette langue » est désactivé.',
    'Not to be seen in this language: “Public in this language” is off.',
    'In dieser Sprache nicht zu sehen: „In dieser Sprache öffentlich“ ist aus.',
  ),
  'no-page': words(
    'Heeft geen eigen pagina.',
    'N’a pas de page propre.',
    'Has no page of its own.',
    'Hat keine eigene Seite.',
  ),
  'no-address': words(
    'Geen adres in deze taal: hier of bij wat erboven staat ontbreekt “Adres”.',
    'Pas d’adresse dans cette langue : « Adresse » manque ici ou au-dessus.',
    'No address in this language: “Address” is missing here or in what stands above it.',
    'Keine Adresse in dieser Sprache: „Adresse“ fehlt hier oder darüber.',
  ),
  'only-in-modules': words(
    'Geen eigen pagina: verschijnt waar een module het toont.',
    'Pas de page propre : apparaît là où un module le montre.',
    'No page of its own: appears where a module shows it.',
    'Keine eigene Seite: erscheint dort, wo ein Modul es zeigt.',
  ),
}

/** The public address in the language being edited, or in words why there is none. */
export async function ViewOnSite({ id, collectionSlug, data, req, i18n }: UIFieldServerProps) {
  const language = adminLanguage(i18n)
  const locale: Language = isLocale(req.locale) ? req.locale : mainLanguage
  const { recordId } = data as { recordId?: unknown }
  const found = await findOnSite(database(), {
    // Settings come without a collection.
    collection: (collectionSlug as string | undefined) ?? null,
    id: id === undefined ? null : Number(id),
    recordId: typeof recordId === 'number' ? recordId : undefined,
    locale,
  })
  const { siteUrl } = req.payload.config.custom as { siteUrl?: string }
  return (
    <div className="field-type record-note">
      <p className="record-note__name">{text.heading[language]}</p>
      {'href' in found ? (
        <a href={siteUrl ? new URL(found.href, siteUrl).href : found.href} target="_blank" rel="noreferrer">
          {text.view[language]} <span lang={locale}>({locale})</span>
        </a>
      ) : (
        <p>{reasons[found.unseen][language]}</p>
      )}
    </div>
  )
}
