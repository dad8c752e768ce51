import { formOf } from '@/domain/lead/form/forms'
import { isLeadKind } from '@/domain/lead/lead-kind'
import { wordsIn } from '@/features/leads/form/form-words'
import { replyPromiseTag } from '@/features/leads/lead-setting'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { FeedbackForm } from '@/i18n/paths/system-paths'
import { behaviour } from '@/ui/island/behaviour'
import { ButtonLink } from '@/ui/button'

import { getReplyWorkingDays } from '../data/forms'
import { getAlternates } from '../data/paths'
import { pageHead } from '../head'
import type { Answer } from '../page'
import { pageTags } from './page-tags'
import { openSent, sentBy, sentContent } from './sent-screen'

interface ThanksScreenProps {
  locale: Locale
  entry: string
  form: FeedbackForm
  query: string
  request: Request
}

/** Where a form leads once it is sent: the same words for everybody, and what was sent for the browser that sent it. */
export async function thanksScreen({
  locale,
  entry,
  form,
  query,
  request,
}: ThanksScreenProps): Promise<Answer> {
  const t = translator(locale)
  const asked = new URLSearchParams(query)
  const kind = asked.get('form')
  const sent = await sentBy(request, kind)
  const opened = sent && (await openSent(sent, asked.get('open'), locale))
  if (opened) return opened
  // A page that serves several forms has the words of the one that was sent.
  const own = isLeadKind(kind) && formOf(kind).feedback === form ? wordsIn(locale)(formOf(kind).thanks) : null
  const [days, alternates] = await Promise.all([getReplyWorkingDays(), getAlternates(entry, locale)])
  const intro = own ?? t(`thank_you.${form}.text`, { days })
  return {
    locale,
    cache: sent ? 'private' : { tags: pageTags([replyPromiseTag], { entry }) },
    // Nothing in it tells who it is: it may be counted as any other page that thanks.
    isAnonymous: true,
    head: await pageHead({
      locale,
      title: t('thank_you.page_title', { form: t(`thank_you.${form}.name`) }),
      description: t(`thank_you.${form}.text`, { days }),
      alternates,
      isIndexed: false,
    }),
    shell: { alternates },
    content: (
      // What may be counted, once a visitor agrees to that.
      <div
        data-sent-form={isLeadKind(kind) ? kind : form}
        {...(isLeadKind(kind) && behaviour('count-view', { form: kind, step: 'sent' }))}
      >
        {sent ? (
          await sentContent(sent, { locale, intro, path: new URL(request.url).pathname })
        ) : (
          <Thanks locale={locale} intro={intro} />
        )}
      </div>
    ),
  }
}

function Thanks({ locale, intro }: { locale: Locale; intro: string }) {
  const t = translator(locale)
  return (
    <div className="pt-4 lg:pt-10">
      <h1>{t('thank_you.title')}</h1>
      <p className="measure text-ink-soft mt-4 font-serif text-2xl leading-snug">{intro}</p>
      <p className="measure mt-6 text-lg">{t('thank_you.next')}</p>
      <div className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
        <ButtonLink href={listPath(locale, 'sale')}>{t('thank_you.to_sale')}</ButtonLink>
        <a href={listPath(locale, 'rent')} className="inline-flex min-h-11 items-center">
          {t('thank_you.to_rent')}
        </a>
      </div>
    </div>
  )
}
