import { hash } from '../seed/hash'
import { descriptionOf } from '../texts/description'
import type { Row, RowContext } from './row-context'

export function textFields(context: RowContext): Row {
  return {
    DescriptionA: descriptionOf(isTranslated(context) ? context : { ...context, descriptionLanguage: 'nl' }),
    DescriptionB: '',
  }
}

/** The agency does not translate everything into German; the platform then answers Dutch. */
function isTranslated({ world, core, descriptionLanguage }: RowContext): boolean {
  return !world.options.quirks || descriptionLanguage !== 'de' || hash(core.key, 111) % 25 > 0
}
