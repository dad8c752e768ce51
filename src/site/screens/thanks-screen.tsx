import { formOf } from '@/domain/lead/form/forms'
import { isLeadKind } from '@/domain/lead/lead-kind'
import { wordsIn } from '@/features/leads/form/form-words'
import { replyPromiseTag } from '@/features/leads/lead-setting'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { FeedbackForm } from '@/i18n/paths/system-paths'
import { behaviour } from '@/ui/island/behaviour'

import { getReplyWorkingDays } from '../data/forms'
import { getAlternates } from '../data/paths'
import { pageHead } from '../head'
import type { Page } from '../page'
import { pageTags } from './page-tags'
import { Thanks } from './thanks'

interface ThanksScreenProps {
  locale: Locale
  entry: string
  form: FeedbackForm
  query: string
}

/** The same words for everybody. What somebody sent stands on the page of their request. */
export async function thanksScreen({ locale, entry, form, query }: ThanksScreenProps): Promise<Page> {
  const t = translator(locale)
  const kind = new URLSearchParams(query).get('form')
  // A page that serves several forms has the words of the one that was sent.
  const own = isLeadKind(kind) && formOf(kind).feedback === form ? wordsIn(locale)(formOf(kind).thanks) : null
  const [days, alternates] = await Promise.all([getReplyWorkingDays(), getAlternates(entry, locale)])
  const intro = own ?? t(`thank_you.${form}.text`, { days })
  return {
    locale,
    cache: { tags: pageTags([replyPromiseTag], { entry }) },
    head: await pageHead({
      locale,
      title: t('thank_you.page_title', { form: t(`thank_you.${form}.name`) }),
      description: t(`thank_you.${form}.text`, { days }),
      alternates,
      isIndexed: false,
    }),
    shell: { alternates },
    content: (
      <div {...(isLeadKind(kind) && behaviour('count-view', { form: kind, step: 'sent' }))}>
        <Thanks locale={locale} intro={intro} />
      </div>
    ),
  }
}
