import type { CollectionConfig, PayloadRequest } from 'payload'

import { isEditor, isTeam } from '@/cms/access/editors.access'
import { revision, savedBy } from '@/cms/fields/revision'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'
import { knownLocale } from '@/i18n/locales'

import { forgetRedirect, publishRedirect } from '../hooks/publish-redirect'

const noQuery = words({
  nl: 'Het adres zonder het deel vanaf ? of #: bij een doorverwijzing telt dat deel niet mee.',
  fr: 'L’adresse sans la partie à partir de ? ou # : une redirection n’en tient pas compte.',
  en: 'The address without the part from ? or # on: a redirect does not look at that part.',
  de: 'Die Adresse ohne den Teil ab ? oder #: Eine Weiterleitung beachtet ihn nicht.',
})

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: words({ nl: 'Doorverwijzing', fr: 'Redirection', en: 'Redirect', de: 'Weiterleitung' }),
    plural: words({ nl: 'Doorverwijzingen', fr: 'Redirections', en: 'Redirects', de: 'Weiterleitungen' }),
  },
  admin: {
    group: groups.pages,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    description: words({
      nl: 'Voor adressen van een vorige site. Wie hier een adres hernoemt, hoeft niets te doen: dat gaat vanzelf.',
      fr: 'Pour les adresses d’un ancien site. Renommer une adresse ici crée la redirection automatiquement.',
      en: 'For addresses of a former site. Renaming an address here redirects by itself.',
      de: 'Für Adressen einer früheren Website. Beim Umbenennen hier geschieht das von selbst.',
    }),
  },
  access: { create: isEditor, read: isTeam, update: isEditor, delete: isEditor, unlock: isEditor },
  // Forms are compared by what they were written on; a lock would be in the way of nobody else.
  lockDocuments: false,
  hooks: { afterChange: [publishRedirect], afterDelete: [forgetRedirect] },
  fields: [
    revision,
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: words({ nl: 'Oud adres', fr: 'Ancienne adresse', en: 'Old address', de: 'Alte Adresse' }),
      validate: (value: unknown, { req }: { req: PayloadRequest }) => {
        const from = String(value ?? '')
        if (/[?#]/.test(from)) return noQuery[knownLocale(req.i18n.language)]
        return /^\/(?!\/)\S+$/.test(from) || '/nl/…'
      },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      label: words({ nl: 'Nieuw adres', fr: 'Nouvelle adresse', en: 'New address', de: 'Neue Adresse' }),
      validate: (value: unknown) =>
        /^(\/(?!\/)|https:\/\/)\S*$/.test(String(value ?? '')) || '/nl/… · https://…',
    },
    savedBy,
  ],
}
