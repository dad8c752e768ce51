import type { CollectionConfig, Field } from 'payload'

import { isEditor, isEditorOrTranslator, isSiteOrTeam, isTeam } from '@/cms/access/editors.access'
import { plainVersions } from '@/cms/drafts'
import { languageChangedAt } from '@/cms/fields/language-changed-at'
import { editorialText } from '@/cms/fields/rich-text'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { viewOnSite } from '../admin/record-notes.fields'
import { forgetNote, publishNote } from '../hooks/publish-note'

/** What editors add to a record of the data platform; the sync never touches it, and it never holds up the sync. */
function notes(options: {
  slug: 'listing-notes' | 'project-notes'
  singular: ReturnType<typeof words>
  plural: ReturnType<typeof words>
  number: ReturnType<typeof words>
}): CollectionConfig {
  return {
    slug: options.slug,
    labels: { singular: options.singular, plural: options.plural },
    // One note per record: a second would be refused.
    disableDuplicate: true,
    admin: {
      group: groups.homes,
      useAsTitle: 'recordId',
      defaultColumns: ['recordId', 'isFeatured', 'metaTitle', 'updatedAt'],
      description: words(
        'Aanvullingen bij wat uit het dataplatform komt: in de kijker, extra tekst, zoekmachines.',
        'Compléments à la plateforme de données : à la une, texte supplémentaire, référencement.',
        'Additions to what comes from the data platform: featured, extra text, search engines.',
        'Ergänzungen zur Datenplattform: hervorgehoben, zusätzlicher Text, Suchmaschinen.',
      ),
    },
    access: {
      create: isEditor,
      read: isSiteOrTeam,
      update: isEditorOrTranslator,
      delete: isEditor,
      readVersions: isTeam,
      unlock: isEditor,
    },
    versions: plainVersions,
    hooks: { afterChange: [publishNote], afterDelete: [forgetNote] },
    fields: [
      viewOnSite,
      ...shared<Field>(
        {
          name: 'recordId',
          type: 'number',
          required: true,
          unique: true,
          index: true,
          label: options.number,
        },
        {
          name: 'isFeatured',
          type: 'checkbox',
          defaultValue: false,
          index: true,
          label: words('In de kijker', 'À la une', 'Featured', 'Hervorgehoben'),
        },
      ),
      {
        name: 'text',
        type: 'richText',
        localized: true,
        editor: editorialText,
        label: words('Extra tekst', 'Texte supplémentaire', 'Extra text', 'Zusätzlicher Text'),
      },
      {
        name: 'metaTitle',
        type: 'text',
        localized: true,
        maxLength: 90,
        label: words('Titel voor Google', 'Titre pour Google', 'Title for Google', 'Titel für Google'),
      },
      {
        name: 'metaDescription',
        type: 'textarea',
        localized: true,
        maxLength: 200,
        label: words(
          'Omschrijving voor Google',
          'Description pour Google',
          'Description for Google',
          'Beschreibung für Google',
        ),
      },
      languageChangedAt,
    ],
  }
}

export const listingNotes = notes({
  slug: 'listing-notes',
  singular: words(
    'Aanvulling bij een pand',
    'Complément à un bien',
    'Note on a home',
    'Ergänzung zu einem Objekt',
  ),
  plural: words(
    'Aanvullingen bij panden',
    'Compléments aux biens',
    'Notes on homes',
    'Ergänzungen zu Objekten',
  ),
  number: words('Nummer van het pand', 'Numéro du bien', 'Number of the home', 'Nummer des Objekts'),
})

export const projectNotes = notes({
  slug: 'project-notes',
  singular: words(
    'Aanvulling bij een project',
    'Complément à un projet',
    'Note on a project',
    'Ergänzung zu einem Projekt',
  ),
  plural: words(
    'Aanvullingen bij projecten',
    'Compléments aux projets',
    'Notes on projects',
    'Ergänzungen zu Projekten',
  ),
  number: words('Nummer van het project', 'Numéro du projet', 'Number of the project', 'Nummer des Projekts'),
})
