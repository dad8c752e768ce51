import { pictureHosts } from '@/app/_data/listings'
import { siteUrl } from '@/app/_data/site'
import { perLanguage } from '@/domain/language'
import { pictureUrl } from '@/domain/media/picture-url'
import { type RenderedSample, renderSamples } from '@/features/leads/mails/sample-mails'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Disclosure } from '@/ui/disclosure'

import { PageShell } from '../page-shell'

const pictureOf = (homeId: number) =>
  pictureUrl(`http://${pictureHosts.storageHost}/cloud-storage/${homeId}/1.jpg`, 800, pictureHosts)

export async function MailSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const samples = await renderSamples({ locale, siteUrl, pictureUrl: pictureOf })
  return (
    <PageShell locale={locale} alternates={perLanguage((other) => `/${other}/kit/mails/`)}>
      <title>{t('kit.mails.title')}</title>
      <h1>{t('kit.mails.title')}</h1>
      <p className="measure mt-4 text-lg">{t('kit.mails.note')}</p>
      <div className="mt-12 grid gap-16">
        {samples.map((sample) => (
          <Sample key={sample.name} sample={sample} locale={locale} />
        ))}
      </div>
    </PageShell>
  )
}

/** In a frame of its own, as in a mail program: the styles of the page do not reach it, and it can run nothing. */
function Sample({ sample, locale }: { sample: RenderedSample; locale: Locale }) {
  const t = translator(locale)
  const { name, subject, html, text, attachments } = sample
  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} className="text-2xl">
        {subject}
      </h2>
      <p className="text-ink-soft mt-1">
        {name}
        {attachments.length > 0 && ` · ${t('kit.mails.attachments')}: ${attachments.join(', ')}`}
      </p>
      <iframe title={subject} srcDoc={html} sandbox="" className="border-line mt-4 h-160 w-full border" />
      <div className="mt-4">
        <Disclosure title={t('kit.mails.plain')}>
          <pre className="overflow-x-auto text-sm whitespace-pre-wrap">{text}</pre>
        </Disclosure>
      </div>
    </section>
  )
}
