import { type PayloadRequest, ValidationError } from 'payload'

import type { Language, PerLanguage } from '@/domain/language'

import { entryTag, missingTag } from '../content-tags'
import { PathTakenError } from '../paths/path-taken-error'
import { rebuildPaths } from '../paths/rebuild-paths'
import type { PathScope } from '../paths/rebuild-paths.sql'
import { pathsTag } from '../paths/sitemap-files'
import { contentTransaction } from './content-transaction'

const pathLabel: PerLanguage<string> = { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' }

/** Makes the paths true again after a save; answers the tags of all pages that show one that changed. */
export async function movePaths(
  req: PayloadRequest,
  { scope, collection }: { scope: PathScope; collection: string },
): Promise<Set<string>> {
  try {
    const { changed } = await rebuildPaths(await contentTransaction(req), scope)
    const tags = changed.flatMap(({ entry, from, to }) => [
      entryTag(entry),
      ...(from === to ? [] : [missingTag, pathsTag]),
    ])
    return new Set(tags)
  } catch (error) {
    if (!(error instanceof PathTakenError)) throw error
    throw new ValidationError(
      {
        collection,
        errors: [
          {
            path: 'path',
            label: pathLabel[req.i18n.language as Language] ?? pathLabel.nl,
            message: takenMessage(req, error),
          },
        ],
        req,
      },
      req.t,
    )
  }
}

function takenMessage({ i18n }: PayloadRequest, { path, title }: PathTakenError): string {
  const by = title ? ` (${title})` : ''
  switch (i18n.language) {
    case 'fr':
      return `L’adresse ${path} est déjà prise${by}. Choisissez-en une autre.`
    case 'en':
      return `The address ${path} is taken already${by}. Choose another.`
    case 'de':
      return `Die Adresse ${path} ist bereits vergeben${by}. Wählen Sie eine andere.`
    default:
      return `Het adres ${path} is al in gebruik${by}. Kies een ander.`
  }
}
