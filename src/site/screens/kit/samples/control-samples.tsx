import { euroText } from '@/domain/euro'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Breadcrumb } from '@/ui/page/breadcrumb'
import { Button, ButtonLink } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { Pagination } from '@/ui/page/pagination'
import { ArrowLink, ExternalLink, TextLink } from '@/ui/text-link'

import { KitSample, KitSection } from '../kit-section'
import { LabelSamples } from './label-samples'

export function ControlSamples({ locale }: { locale: Locale }) {
  return (
    <>
      <ButtonSamples locale={locale} />
      <WayfindingSamples locale={locale} />
      <LabelSamples locale={locale} />
    </>
  )
}

function ButtonSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <KitSection title={t('kit.buttons.title')} note={t('kit.buttons.note')}>
      <KitSample title={t('kit.buttons.buttons')}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="#content">{t('nav.free_valuation')}</ButtonLink>
          <Button look="outlined">{t('search.create_alert')}</Button>
          <Button look="quiet">{t('search.clear_filters')}</Button>
        </div>
      </KitSample>
      <KitSample title={t('kit.state.disabled')}>
        <div className="flex flex-wrap gap-3">
          <Button disabled>{t('common.sending')}</Button>
          <Button look="outlined" disabled>
            {t('common.previous_step')}
          </Button>
        </div>
      </KitSample>
      <KitSample title={t('kit.buttons.links')}>
        <p className="measure">
          {t.rich('kit.buttons.sentence', {
            valuation: (text) => <TextLink href="#content">{text}</TextLink>,
            site: (text) => (
              <ExternalLink href="https://www.notaris.be/" newTabText={t('common.opens_new_tab')}>
                {text}
              </ExternalLink>
            ),
          })}
        </p>
        <p className="mt-2">
          <ArrowLink href="#content">{t('home.all_for_sale')}</ArrowLink>
        </p>
      </KitSample>
    </KitSection>
  )
}

function WayfindingSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const filters = [
    'Gent',
    `${euroText(25_000_000, locale)} – ${euroText(40_000_000, locale)}`,
    t('type.ground_floor_flat'),
    t('search.available_only'),
  ]
  const removeText = (name: string) => t('search.remove_filter', { name })
  const pageLinks = [
    { title: t('kit.wayfinding.paging_first'), page: 1 },
    { title: t('kit.wayfinding.paging_middle'), page: 5 },
    { title: t('kit.wayfinding.paging_last'), page: 9 },
  ]
  return (
    <KitSection title={t('kit.wayfinding.title')} note={t('kit.wayfinding.note')}>
      <KitSample title={t('kit.wayfinding.breadcrumb')}>
        <Breadcrumb
          label={t('common.breadcrumb')}
          crumbs={[
            { text: t('nav.home'), href: `/${locale}/` },
            { text: t('nav.for_sale'), href: '#content' },
            { text: 'Gent', href: '#content' },
            { text: t('listing.title_sale', { type: t('type.ground_floor_flat'), city: 'Gent' }) },
          ]}
        />
      </KitSample>
      <KitSample title={t('kit.wayfinding.chips')}>
        <ul className="flex flex-wrap gap-2">
          {filters.map((text) => (
            <li key={text} className="max-w-full">
              <Chip text={text} removeText={removeText(text)} href="#content" />
            </li>
          ))}
          <li>
            <Chip text={t('search.garden')} removeText={removeText(t('search.garden'))} disabled />
          </li>
        </ul>
      </KitSample>
      {pageLinks.map(({ title, page }) => (
        <KitSample key={page} title={title}>
          <div className="-mt-10">
            <Pagination locale={locale} page={page} pages={9} hrefOf={() => '#content'} label={title} />
          </div>
        </KitSample>
      ))}
    </KitSection>
  )
}
