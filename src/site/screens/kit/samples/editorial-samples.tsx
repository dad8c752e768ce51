import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { priceParts } from '@/i18n/price-text'
import { ArticleCard } from '@/ui/card/article-card'
import { ProjectCard } from '@/ui/card/project-card'

import { KitSample } from '../kit-section'
import { samplePicture } from './sample-picture'

export function EditorialSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <>
      <KitSample title={t('kit.cards.projects')}>
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-2">
          <ProjectCard
            href="#content"
            name="Hof ter Linde"
            place="9051 Sint-Denijs-Westrem"
            picture={samplePicture(100032)}
            price={priceParts({ kind: 'from', cents: 31_250_000, toCents: null, per: null }, locale)}
            units={t('project.units_free', { free: 9, units: 24 })}
            delivery={t('project.delivery_at', { date: t('kit.sample.delivery') })}
          />
          <ProjectCard
            href="#content"
            name="Résidence Les Terrasses du Vieux-Moulin"
            place="1348 Louvain-la-Neuve"
            picture={samplePicture(100038)}
            price={{ word: t('project.sold_out') }}
            delivery={t('project.delivery_at', { date: '2025' })}
          />
        </div>
      </KitSample>
      <KitSample title={t('kit.cards.articles')}>
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          <ArticleCard
            href="#content"
            title={t('kit.sample.article')}
            category={t('kit.sample.category')}
            standfirst={t('kit.sample.article_standfirst')}
            date={dated('2026-11-09', locale)}
            picture={samplePicture(100041)}
          />
          <ArticleCard
            href="#content"
            title={t('kit.sample.article_two')}
            category={t('section.energy')}
            standfirst={t('kit.sample.article_two_standfirst')}
            date={dated('2026-10-28', locale)}
            picture={samplePicture(100047)}
          />
          <ArticleCard
            href="#content"
            title={t('kit.sample.article_three')}
            category={t('nav.rent_out')}
            standfirst={t('kit.sample.article_standfirst')}
            date={dated('2026-10-02', locale)}
          />
        </div>
      </KitSample>
    </>
  )
}

function dated(iso: string, locale: Locale) {
  const text = new Intl.DateTimeFormat(intlLocale[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return { iso, text: text.format(new Date(iso)) }
}
