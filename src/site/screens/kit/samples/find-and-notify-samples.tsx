import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { comboboxWords } from '@/ui/form/combobox-words'
import { Island } from '@/ui/island/island'
import { Toasts } from '@/ui/overlay/toasts'

import { ComboboxSample } from './combobox-sample.client'
import { KitSample, KitSection } from '../kit-section'
import { ToastSample } from './toast-sample'

const gent = { value: '44021', label: 'Gent', hint: '9000' }

export function FindAndNotifySamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const field = { label: t('search.city'), placeholder: 'Gent, Leuven…', words: comboboxWords(t) }
  return (
    <KitSection title={t('kit.search.title')} note={t('kit.search.note')}>
      <div className="grid gap-10 md:grid-cols-3 md:gap-6">
        <KitSample title={t('kit.search.combobox')}>
          <Island name="combobox-sample" of={ComboboxSample} props={{ ...field, name: 'city' }} />
        </KitSample>
        <KitSample title={t('kit.search.chosen_before')}>
          <Island
            name="combobox-sample"
            of={ComboboxSample}
            props={{ ...field, name: 'city-again', defaultItems: [gent] }}
          />
        </KitSample>
        <KitSample title={t('kit.search.failing')}>
          <Island
            name="combobox-sample"
            of={ComboboxSample}
            props={{ ...field, name: 'city-failing', isFailing: true }}
          />
        </KitSample>
      </div>
      <KitSample title={t('kit.search.toast')}>
        <ToastSample
          done={{ text: t('kit.search.toast_done'), toast: { title: t('kit.search.saved') } }}
          trouble={{
            text: t('kit.search.toast_trouble'),
            toast: {
              title: t('kit.search.not_saved'),
              description: t('kit.search.not_saved_text'),
              tone: 'trouble',
            },
          }}
        />
        <Toasts words={{ label: t('toast.label'), close: t('toast.close') }} />
      </KitSample>
    </KitSection>
  )
}
