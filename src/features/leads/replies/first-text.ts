import type { Lead } from '@/domain/lead/lead'
import { isPlainName } from '@/domain/lead/plain-name'
import { filledTemplate, type ReplyTemplate } from '@/domain/lead/reply'
import { translator } from '@/i18n/messages'

import type { LeadFile } from '../privacy/find-lead-file'
import type { TemplateTexts } from './template-store'
import { homeWords } from './template-texts'

/** What stands in the field before the agent writes: a greeting and the template, in the visitor's language. */
export function firstText(
  { lead, home }: Pick<LeadFile, 'lead' | 'home'>,
  { template, templates }: { template: ReplyTemplate | null; templates: TemplateTexts },
): string {
  const body = template
    ? filledTemplate(templates[template][lead.language], {
        home: home && homeWords[lead.language].replace('{reference}', () => home.reference),
      })
    : ''
  return `${greetingOf(lead)}\n\n${body}`
}

function greetingOf({ language, firstName, lastName }: Lead): string {
  const t = translator(language)
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return isPlainName(name) ? t('mail.greeting', { name }) : t('mail.greeting_plain')
}
