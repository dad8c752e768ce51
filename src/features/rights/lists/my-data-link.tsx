import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { askMyDataPath } from '@/i18n/paths/system-paths'
import { ButtonLink } from '@/ui/button'

/** From the list of what is kept to what is kept about oneself. */
export function MyDataLink({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <section className="page-width mt-14" aria-labelledby="my-data">
      <h2 id="my-data">{t('my_data.title')}</h2>
      <p className="measure mt-3">{t('my_data.description')}</p>
      <ButtonLink href={askMyDataPath(locale)} look="outlined" className="mt-6">
        {t('my_data.ask')}
      </ButtonLink>
    </section>
  )
}
