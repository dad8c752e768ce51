import type { UIFieldServerProps } from 'payload'

import { hasRole } from '@/cms/access/editors.access'
import { words } from '@/cms/words'
import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { knownLocale } from '@/i18n/locales'

import { adminHref } from '../cockpit/cockpit-paths'
import { findOnSite, type Unseen } from '../find-on-site'
import { withdrawnRecord, withdrawPath } from '../withdraw/withdraw-paths'
import { withdrawText } from '../withdraw/withdraw-words'
import './content-boards.css'

const text = {
  view: words({
    nl: 'Bekijk op de site',
    fr: 'Voir sur le site',
    en: 'View on site',
    de: 'Auf der Website ansehen',
  }),
  heading: words({ nl: 'Op de site', fr: 'Sur le site', en: 'On the site', de: 'Auf der Website' }),
}

const reasons: Record<Unseen, ReturnType<typeof words>> = {
  unsaved: words({
    nl: 'Bewaar eerst; dan staat hier de link.',
    fr: 'Enregistrez d’abord ; le lien apparaîtra ici.',
    en: 'Save first; the link then stands here.',
    de: 'Erst speichern; dann steht hier der Link.',
  }),
  'in-trash': words({
    nl: 'Niet te zien: dit ligt in de prullenbak.',
    fr: 'Invisible : ceci est dans la corbeille.',
    en: 'Not to be seen: this is in the trash.',
    de: 'Nicht zu sehen: Dies liegt im Papierkorb.',
  }),
  draft: words({
    nl: 'Nog niet te zien: dit is een concept.',
    fr: 'Pas encore visible : c’est un brouillon.',
    en: 'Not to be seen yet: this is a draft.',
    de: 'Noch nicht zu sehen: Dies ist ein Entwurf.',
  }),
  hidden: words({
    nl: 'Niet te zien in deze taal: “Publiek in deze taal” staat uit.',
    fr: 'Invisible dans cette langue : « Public dans cette langue » est désactivé.',
    en: 'Not to be seen in this language: “Public in this language” is off.',
    de: 'In dieser Sprache nicht zu sehen: „In dieser Sprache öffentlich“ ist aus.',
  }),
  'no-page': words({
    nl: 'Heeft geen eigen pagina.',
    fr: 'N’a pas de page propre.',
    en: 'Has no page of its own.',
    de: 'Hat keine eigene Seite.',
  }),
  'no-address': words({
    nl: 'Geen adres in deze taal: hier of bij wat erboven staat ontbreekt “Adres”.',
    fr: 'Pas d’adresse dans cette langue : « Adresse » manque ici ou au-dessus.',
    en: 'No address in this language: “Address” is missing here or in what stands above it.',
    de: 'Keine Adresse in dieser Sprache: „Adresse“ fehlt hier oder darüber.',
  }),
  'only-in-modules': words({
    nl: 'Geen eigen pagina: verschijnt waar een module het toont.',
    fr: 'Pas de page propre : apparaît là où un module le montre.',
    en: 'No page of its own: appears where a module shows it.',
    de: 'Keine eigene Seite: erscheint dort, wo ein Modul es zeigt.',
  }),
}

/** The public address in the language being edited, or in words why there is none. */
export async function ViewOnSite({ id, collectionSlug, data, req, i18n }: UIFieldServerProps) {
  const language = knownLocale(i18n.language)
  const locale: Language = knownLocale(req.locale)
  const { recordId, key } = data as { recordId?: unknown; key?: unknown }
  const withdrawn = withdrawnRecord(collectionSlug, id)
  const isFixed = collectionSlug === 'pages' && Boolean(key)
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
        <>
          <a href={siteUrl ? new URL(found.href, siteUrl).href : found.href} target="_blank" rel="noreferrer">
            {text.view[language]} <span lang={locale}>({locale})</span>
          </a>
          {withdrawn && !isFixed && hasRole(req, 'admin', 'editor') && (
            <p>
              <a href={adminHref(req.payload, withdrawPath(withdrawn))}>{withdrawText.link[language]}</a>
            </p>
          )}
        </>
      ) : (
        <p>{reasons[found.unseen][language]}</p>
      )}
    </div>
  )
}
