import { type PayloadRequest, ValidationError } from 'payload'

import { words } from '@/cms/words'
import { parseLandingPath } from '@/i18n/landing-paths'
import { knownLocale } from '@/i18n/locales'

import { entryTag, landingTag, missingTag } from '../content-tags'
import { PathTakenError } from '../paths/path-taken-error'
import { rebuildPaths } from '../paths/rebuild-paths'
import type { PathScope } from '../paths/rebuild-paths.sql'
import { pathsTag } from '../sitemaps/sitemap-files'
import { contentTransaction } from './content-transaction'

const pathLabel = words({ nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' })
const takenText = words({
  nl: 'Het adres {path} is al in gebruik{by}. Kies een ander.',
  fr: 'L’adresse {path} est déjà prise{by}. Choisissez-en une autre.',
  en: 'The address {path} is taken already{by}. Choose another.',
  de: 'Die Adresse {path} ist bereits vergeben{by}. Wählen Sie eine andere.',
})

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
      ...[from, to].flatMap((path) => (path && parseLandingPath(path) ? [landingTag(path)] : [])),
    ])
    return new Set(tags)
  } catch (error) {
    if (!(error instanceof PathTakenError)) throw error
    const message = takenMessage(req, error)
    const label = pathLabel[knownLocale(req.i18n.language)]
    const refusal = new ValidationError(
      { collection, errors: [{ path: 'path', label, message }], req },
      req.t,
    )
    // Of many at once Payload tells this alone, which else only names the field.
    refusal.message = message
    throw refusal
  }
}

function takenMessage(req: PayloadRequest, { path, title }: PathTakenError): string {
  const by = title ? ` (${title})` : ''
  return takenText[knownLocale(req.i18n.language)].replace('{path}', () => path).replace('{by}', () => by)
}
