import type { CollectionConfig } from 'payload'

import { isEditor, isTeam } from '@/cms/access/editors.access'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { forgetRedirect, publishRedirect } from '../hooks/publish-redirect'

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
  hooks: { afterChange: [publishRedirect], afterDelete: [forgetRedirect] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: words({ nl: 'Oud adres', fr: 'Ancienne adresse', en: 'Old address', de: 'Alte Adresse' }),
      validate: (value: unknown) => /^\/(?!\/)\S+$/.test(String(value ?? '')) || '/nl/…',
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      label: words({ nl: 'Nieuw adres', fr: 'Nouvelle adresse', en: 'New address', de: 'Neue Adresse' }),
      validate: (value: unknown) =>
        /^(\/(?!\/)|https:\/\/)\S*$/.test(String(value ?? '')) || '/nl/… · https://…',
    },
  ],
}
