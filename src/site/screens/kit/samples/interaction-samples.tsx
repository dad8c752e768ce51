import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { FindAndNotifySamples } from './find-and-notify-samples'
import { GallerySamples } from './gallery-samples'
import { KitSection } from '../kit-section'
import { ModalSamples } from './modal-samples'
import { PanelSamples } from './panel-samples'

export function InteractionSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <>
      <KitSection title={t('kit.modals.title')} note={t('kit.modals.note')}>
        <ModalSamples
          words={{
            dialog: t('kit.modals.dialog'),
            full: t('kit.modals.full'),
            drawer: t('kit.modals.drawer'),
            sheet: t('kit.modals.sheet'),
            question: t('kit.modals.question'),
            filters: t('kit.modals.filters'),
            finish: t('kit.modals.finish'),
            close: t('common.close'),
          }}
          text={<p className="measure">{t('kit.modals.text')}</p>}
          filters={
            <ul className="divide-line divide-y">
              {Array.from({ length: 16 }, (_, index) => (
                <li key={index}>
                  <label className="flex min-h-12 items-center gap-3">
                    <input type="checkbox" className="accent-brick size-5" />
                    {t('kit.modals.bedrooms', { count: index + 1 })}
                  </label>
                </li>
              ))}
            </ul>
          }
        />
      </KitSection>
      <GallerySamples locale={locale} />
      <PanelSamples locale={locale} />
      <FindAndNotifySamples locale={locale} />
    </>
  )
}
