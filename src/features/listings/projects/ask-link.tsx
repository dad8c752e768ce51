import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { TextLink } from '@/ui/text-link'

/** Where the project's contact card stands on its page. */
export const contactAnchor = 'contact'

/** Beside what is missing: whoever can give it. */
export function AskLink({ locale }: { locale: Locale }) {
  return <TextLink href={`#${contactAnchor}`}>{translator(locale)('project.ask')}</TextLink>
}
