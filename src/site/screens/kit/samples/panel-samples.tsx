import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Disclosure, DisclosureGroup } from '@/ui/overlay/disclosure'
import { Popover } from '@/ui/overlay/popover'
import { Tabs } from '@/ui/overlay/tabs'

import { KitSample, KitSection } from '../kit-section'

export function PanelSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const price = (
    <>
      <p>{t('kit.panels.price_text')}</p>
      <p className="mt-3">
        <a href="#content">{t('kit.panels.price_link')}</a>
      </p>
    </>
  )
  return (
    <KitSection title={t('kit.panels.title')} note={t('kit.panels.note')}>
      <KitSample title={t('kit.panels.popover')}>
        <div className="flex justify-between gap-3">
          <Popover text={t('kit.panels.price')} label={t('kit.panels.price')}>
            {price}
          </Popover>
          <Popover text={t('kit.panels.at_edge')} label={t('kit.panels.at_edge')} look="quiet">
            {price}
          </Popover>
        </div>
      </KitSample>
      <KitSample title={t('kit.panels.tabs')}>
        <Tabs
          label={t('kit.panels.tabs')}
          tabs={(['buy', 'rent', 'sell'] as const).map((id) => ({
            id,
            title: t(`kit.panels.tab_${id}`),
            content: <p className="measure">{t(`kit.panels.${id}_text`)}</p>,
          }))}
        />
      </KitSample>
      <KitSample title={t('kit.panels.questions')}>
        <div className="max-w-3xl">
          <DisclosureGroup
            name="kit-questions"
            items={(['cost', 'time', 'papers'] as const).map((id) => ({
              title: t(`kit.panels.question_${id}`),
              content: <p>{t(`kit.panels.answer_${id}`)}</p>,
            }))}
          />
        </div>
      </KitSample>
      <KitSample title={t('kit.panels.single')}>
        <div className="max-w-3xl">
          <Disclosure title={t('kit.panels.question_papers')} isOpen>
            <p>{t('kit.panels.answer_papers')}</p>
          </Disclosure>
        </div>
      </KitSample>
    </KitSection>
  )
}
