'use client'

import { getTranslation } from '@payloadcms/translations'
import { Button, useConfig, useDocumentInfo, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'

import { words } from '@/cms/words'
import { knownLocale } from '@/i18n/locales'

import './save-as-section.css'
import { sectionOfPagePath } from './section-of-page-path'

interface SaveAsSectionProps {
  kinds: readonly { slug: string; label: ReturnType<typeof words> }[]
}

const text = {
  open: words({
    nl: 'Modules bewaren als sectie',
    fr: 'Enregistrer des modules comme section',
    en: 'Save modules as a section',
    de: 'Module als Abschnitt speichern',
  }),
  about: words({
    nl: 'Een sectie plaatst u ook op andere pagina’s. Ze krijgt een kopie, in alle talen; deze pagina blijft zoals ze is.',
    fr: 'Une section se place aussi sur d’autres pages. Elle reçoit une copie, dans toutes les langues ; cette page reste telle quelle.',
    en: 'A section can be placed on other pages too. It gets a copy, in all languages; this page stays as it is.',
    de: 'Einen Abschnitt platzieren Sie auch auf anderen Seiten. Er erhält eine Kopie in allen Sprachen; diese Seite bleibt, wie sie ist.',
  }),
  name: words({
    nl: 'Naam van de sectie',
    fr: 'Nom de la section',
    en: 'Name of the section',
    de: 'Name des Abschnitts',
  }),
  save: words({
    nl: 'Bewaar als sectie',
    fr: 'Enregistrer comme section',
    en: 'Save as a section',
    de: 'Als Abschnitt speichern',
  }),
  saved: words({
    nl: 'Open de sectie, en publiceer ze voor u ze plaatst',
    fr: 'Ouvrez la section et publiez-la avant de la placer',
    en: 'Open the section, and publish it before you place it',
    de: 'Öffnen Sie den Abschnitt und veröffentlichen Sie ihn, bevor Sie ihn platzieren',
  }),
  refused: words({
    nl: 'Niet gelukt. Kies minstens één module die al bewaard is, en geef een naam.',
    fr: 'Échec. Choisissez au moins un module déjà enregistré et donnez un nom.',
    en: 'That did not work. Choose at least one module that is saved already, and give a name.',
    de: 'Das hat nicht geklappt. Wählen Sie mindestens ein gespeichertes Modul und geben Sie einen Namen.',
  }),
}

/** Below the modules of a page: some of them become a section of their own. */
export function SaveAsSection({ kinds }: SaveAsSectionProps) {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo()
  const rows = useFormFields(([fields]) =>
    (fields['modules']?.rows ?? []).map((row, index) => ({
      ...{ id: row.id, blockType: row.blockType },
      title: fields[`modules.${index}.title`]?.value,
    })),
  )
  const { config } = useConfig()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const [answer, setAnswer] = useState<number | 'refused' | null>(null)
  const language = knownLocale(i18n.language)
  const offered = rows.filter(({ blockType }) => blockType !== 'section')
  if (collectionSlug !== 'pages' || !hasPublishPermission || !id || offered.length === 0) return null

  const save = async (box: HTMLElement) => {
    const fields = [...box.querySelectorAll('input')]
    const title = fields.find(({ type }) => type === 'text')?.value ?? ''
    const modules = fields.filter(({ checked }) => checked).map(({ value }) => value)
    const response = await fetch(`${config.routes.api}${sectionOfPagePath}?locale=${code}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ page: Number(id), modules, title }),
    }).catch(() => null)
    const made = response?.ok ? ((await response.json()) as { id: number }) : null
    setAnswer(made?.id ?? 'refused')
  }
  return (
    <details className="save-as-section">
      <summary>{text.open[language]}</summary>
      <fieldset>
        <legend>{text.about[language]}</legend>
        {offered.map(({ id: row, blockType, title }) => (
          <label key={row}>
            <input type="checkbox" value={row} />{' '}
            {[kindName(kinds, blockType, (label) => getTranslation(label, i18n)), title]
              .filter((part) => typeof part === 'string' && part)
              .join(': ')}
          </label>
        ))}
        <label>
          {text.name[language]}{' '}
          <input
            type="text"
            maxLength={160}
            // Else Enter sends the form of the page.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </label>
        <Button
          buttonStyle="secondary"
          size="small"
          onClick={({ currentTarget }: { currentTarget: EventTarget }) => {
            const box = (currentTarget as HTMLElement).closest('fieldset')
            if (box) void save(box)
          }}
        >
          {text.save[language]}
        </Button>
        <p role="status">
          {answer === 'refused' && text.refused[language]}
          {typeof answer === 'number' && (
            <a
              href={`${formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/sections/${answer}` })}?locale=${code}`}
            >
              {text.saved[language]}
            </a>
          )}
        </p>
      </fieldset>
    </details>
  )
}

function kindName(
  kinds: SaveAsSectionProps['kinds'],
  blockType: string | undefined,
  name: (label: ReturnType<typeof words>) => string,
): string {
  const kind = kinds.find(({ slug }) => slug === blockType)
  return kind ? name(kind.label) : ''
}
