import type { CollectionConfig, Field } from 'payload'

import { isEditor, isEditorOrTranslator, isSiteOrTeam, isTeam } from '@/cms/access/editors.access'
import { plainVersions } from '@/cms/drafts'
import { languageChangedAt } from '@/cms/fields/language-changed-at'
import { revision, savedBy } from '@/cms/fields/revision'
import { editorialText } from '@/cms/fields/rich-text'
import { shared } from '@/cms/fields/shared'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { askedPrices, viewOnSite } from '../admin/record-notes.fields'
import { findByNumber, refuseNote } from '../hooks/guard-note'
import { forgetNote, publishNote } from '../hooks/publish-note'

/** What editors add to a record of the data platform; the sync never touches it, and it never holds up the sync. */
function notes(options: {
  slug: 'listing-notes' | 'project-notes'
  singular: ReturnType<typeof words>
  plural: ReturnType<typeof words>
  number: ReturnType<typeof words>
  /** Beside the form, after what all notes have there. */
  aside?: Field[]
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
      description: words({
        nl: 'Aanvullingen bij wat uit het dataplatform komt: in de kijker, extra tekst, zoekmachines.',
        fr: 'Compléments à la plateforme de données : à la une, texte supplémentaire, référencement.',
        en: 'Additions to what comes from the data platform: featured, extra text, search engines.',
        de: 'Ergänzungen zur Datenplattform: hervorgehoben, zusätzlicher Text, Suchmaschinen.',
      }),
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
    // Forms are compared by what they were written on; a lock would be in the way of nobody else.
    lockDocuments: false,
    hooks: {
      beforeOperation: [findByNumber],
      beforeChange: [refuseNote],
      afterChange: [publishNote],
      afterDelete: [forgetNote],
    },
    fields: [
      revision,
      viewOnSite,
      ...(options.aside ?? []),
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
          label: words({ nl: 'In de kijker', fr: 'À la une', en: 'Featured', de: 'Hervorgehoben' }),
        },
      ),
      {
        name: 'text',
        type: 'richText',
        localized: true,
        editor: editorialText,
        label: words({
          nl: 'Extra tekst',
          fr: 'Texte supplémentaire',
          en: 'Extra text',
          de: 'Zusätzlicher Text',
        }),
      },
      {
        name: 'metaTitle',
        type: 'text',
        localized: true,
        maxLength: 90,
        label: words({
          nl: 'Titel voor Google',
          fr: 'Titre pour Google',
          en: 'Title for Google',
          de: 'Titel für Google',
        }),
      },
      {
        name: 'metaDescription',
        type: 'textarea',
        localized: true,
        maxLength: 200,
        label: words({
          nl: 'Omschrijving voor Google',
          fr: 'Description pour Google',
          en: 'Description for Google',
          de: 'Beschreibung für Google',
        }),
      },
      savedBy,
      languageChangedAt,
    ],
  }
}

export const listingNotes = notes({
  slug: 'listing-notes',
  singular: words({
    nl: 'Aanvulling bij een pand',
    fr: 'Complément à un bien',
    en: 'Note on a home',
    de: 'Ergänzung zu einem Objekt',
  }),
  plural: words({
    nl: 'Aanvullingen bij panden',
    fr: 'Compléments aux biens',
    en: 'Notes on homes',
    de: 'Ergänzungen zu Objekten',
  }),
  number: words({
    nl: 'Nummer van het pand',
    fr: 'Numéro du bien',
    en: 'Number of the home',
    de: 'Nummer des Objekts',
  }),
  aside: [askedPrices],
})

export const projectNotes = notes({
  slug: 'project-notes',
  singular: words({
    nl: 'Aanvulling bij een project',
    fr: 'Complément à un projet',
    en: 'Note on a project',
    de: 'Ergänzung zu einem Projekt',
  }),
  plural: words({
    nl: 'Aanvullingen bij projecten',
    fr: 'Compléments aux projets',
    en: 'Notes on projects',
    de: 'Ergänzungen zu Projekten',
  }),
  number: words({
    nl: 'Nummer van het project',
    fr: 'Numéro du projet',
    en: 'Number of the project',
    de: 'Nummer des Projekts',
  }),
})
