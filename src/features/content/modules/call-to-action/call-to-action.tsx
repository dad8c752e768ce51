import type { SiteLink as Link } from '@/domain/site/site'
import { buttonClass } from '@/ui/button'
import { SiteLink } from '@/ui/site-link'

import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'

/** What a visitor is asked to do next; without a button that leads somewhere, nothing at all. */
export function CallToActionModule({ frame, buttons, locale, hosts }: ModuleProps & { buttons: Link[] }) {
  if (buttons.length === 0) return null
  return (
    <ModuleSection frame={frame} hosts={hosts}>
      <p className="flex flex-wrap gap-3">
        {buttons.map((link, index) => (
          <SiteLink
            key={link.href}
            link={link}
            locale={locale}
            className={buttonClass(index === 0 ? 'filled' : 'outlined')}
          />
        ))}
      </p>
    </ModuleSection>
  )
}
