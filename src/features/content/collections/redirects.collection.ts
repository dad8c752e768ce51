import type { CollectionConfig } from 'payload'

import { isEditor, isTeam } from '@/cms/access/editors.access'
import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { forgetRedirect, publishRedirect } from '../hooks/publish-redirect'

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: words('Doorverwijzing', 'Redirection', 'Redirect', 'Weiterleitung'),
    plural: words('Doorverwijzingen', 'Redirections', 'Redirects', 'Weiterleitungen'),
  },
  admin: {
    group: groups.pages,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    description: words(
      'Voor adressen van een vorige site. Wie hier een adres hernoemt, hoeft niets te doen: dat gaat vanzelf.',
      'Pour les adresses d’un ancien site. Renommer une adresse ici crée la redirection automatiquement.',
      'For addresses of a former site. Renaming an address here redirects by itself.',
      'Für Adressen einer früheren Website. Beim Umbenennen hier geschieht das von selbst.',
    ),
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
      label: words('Oud adres', 'Ancienne adresse', 'Old address', 'Alte Adresse'),
      validate: (value: unknown) => /^\/(?!\/)\S+$/.test(String(value ?? '')) || '/nl/…',
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      label: words('Nieuw adres', 'Nouvelle adresse', 'New address', 'Neue Adresse'),
      validate: (value: unknown) =>
        /^(\/(?!\/)|https:\/\/)\S*$/.test(String(value ?? '')) || '/nl/… · https://…',
    },
  ],
}
