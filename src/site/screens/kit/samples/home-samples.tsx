import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { priceParts } from '@/i18n/price-text'
import { HeartButton } from '@/ui/card/heart-button'
import { HomeCard, type HomeCardProps } from '@/ui/card/home-card'

import { KitSample } from '../kit-section'
import { samplePicture } from './sample-picture'

export function HomeSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <KitSample title={t('kit.cards.homes')}>
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {homes(locale).map(({ id, ...home }) => (
          <li key={id}>
            <HomeCard
              {...home}
              href="#content"
              action={<HeartButton id={id} label={t('favourites.keep', { home: home.title })} />}
            />
          </li>
        ))}
      </ul>
    </KitSample>
  )
}

type SampleHome = Omit<HomeCardProps, 'href' | 'action'> & { id: number }

function homes(locale: Locale): SampleHome[] {
  const t = translator(locale)
  const facts = (bedrooms: number, living: number, plot?: number) => [
    {
      short: t('fact.bedrooms_short', { count: bedrooms }),
      spoken: t('fact.bedrooms', { count: bedrooms }),
    },
    { short: t('fact.square_metres', { area: living }), spoken: t('fact.living_area', { area: living }) },
    ...(plot
      ? [{ short: t('fact.plot_area', { area: plot }), spoken: t('fact.plot_area', { area: plot }) }]
      : []),
  ]
  const energyName = (label: string, value: number) => t('energy.label_alt', { label, value })
  return [
    {
      id: 100002,
      title: `${t('type.house')} · 9000 Gent`,
      picture: samplePicture(100002),
      price: priceParts({ kind: 'sale', cents: 38_900_000, unitText: null }, locale),
      facts: facts(3, 164, 512),
      ribbon: { tone: 'new', text: t('status.new') },
      energy: { region: 'flanders', label: 'b', name: energyName('B', 164) },
    },
    {
      id: 100005,
      title: `${t('type.apartment')} · 1050 Elsene`,
      picture: samplePicture(100005),
      price: priceParts({ kind: 'rent', cents: 115_000, per: 'month', unitText: null }, locale),
      facts: facts(2, 96),
      ribbon: { tone: 'open', text: t('status.under_option') },
      energy: { region: 'brussels', label: 'c_plus', name: energyName('C+', 128) },
    },
    {
      id: 100011,
      title: `${t('type.villa')} · 5000 Namur`,
      picture: samplePicture(100011),
      price: priceParts({ kind: 'from', cents: 124_500_000, toCents: null, per: null }, locale),
      facts: facts(5, 318, 2450),
      ribbon: { tone: 'news', text: t('status.price_drop') },
      energy: { region: 'wallonia', label: 'a_plusplus', name: energyName('A++', 41) },
    },
    {
      id: 100014,
      title: `${t('type.farm')} · 8000 Brugge`,
      picture: samplePicture(100014),
      price: { word: t('status.sold') },
      facts: facts(4, 240, 8600),
      energy: { region: 'flanders', label: 'd', name: energyName('D', 372) },
    },
    {
      id: 100017,
      title: `${t('type.ground_floor_flat')} · 1855 Luxembourg-Kirchberg (Weimershof)`,
      picture: samplePicture(100017),
      price: { word: t('price.on_demand') },
      facts: facts(1, 58),
      ribbon: { tone: 'closed', text: t('status.sold_subject_to') },
      energy: { region: 'luxembourg', label: 'i', name: t('fact.energy_label', { label: 'I' }) },
    },
    {
      id: 100020,
      title: `${t('type.building_plot')} · 4780 Sankt Vith`,
      picture: null,
      price: priceParts({ kind: 'sale', cents: 9_850_000, unitText: null }, locale),
      facts: [{ short: t('fact.plot_area', { area: 1180 }), spoken: t('fact.plot_area', { area: 1180 }) }],
    },
  ]
}
