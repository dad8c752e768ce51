import { pictureHosts } from '@/site/data/homes/listings'
import { siteUrl } from '@/site/data/site'
import { perLanguage } from '@/domain/language'
import { pictureUrl } from '@/domain/media/picture-url'
import { type RenderedSample, renderSamples } from '@/features/leads/mails/sample-mails'
import { labelled } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Disclosure } from '@/ui/overlay/disclosure'

import { plainHead } from '../../head'
import type { Page } from '../../page'

const pictureOf = (homeId: number) =>
  pictureUrl(`http://${pictureHosts.storageHost}/cloud-storage/${homeId}/1.jpg`, 800, pictureHosts)

/** Every mail the site writes; a real site does not show it. */
export async function mailSamplesScreen(locale: Locale): Promise<Page> {
  const t = translator(locale)
  const samples = await renderSamples({ locale, siteUrl, pictureUrl: pictureOf })
  return {
    locale,
    cache: 'fresh',
    head: plainHead(t('kit.mails.title'), { robots: 'noindex, nofollow' }),
    shell: { alternates: perLanguage((other) => `/${other}/kit/mails/`) },
    content: (
      <>
        <h1>{t('kit.mails.title')}</h1>
        <p className="measure mt-4 text-lg">{t('kit.mails.note')}</p>
        <div className="mt-12 grid gap-16">
          {samples.map((sample) => (
            <Sample key={sample.name} sample={sample} locale={locale} />
          ))}
        </div>
      </>
    ),
  }
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
        {attachments.length > 0 &&
          ` · ${labelled(t('kit.mails.attachments'), attachments.join(', '), locale)}`}
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
