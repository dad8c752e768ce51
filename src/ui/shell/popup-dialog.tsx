import { formActionOf } from '@/domain/site/popup'
import type { Popup } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { ButtonLink } from '../button'
import { TimedPopup } from './timed-popup'

/** An editor's announcement that comes up after a while, once a visit. */
export function PopupDialog({ popup, locale }: { popup: Popup; locale: Locale }) {
  const { title, description, media, link, isPublished, delaySeconds } = popup
  if (!isPublished) return null
  return (
    <TimedPopup
      config={{ isPublished, delaySeconds, formAction: formActionOf(link?.href) }}
      title={title}
      words={{ close: translator(locale)('common.close') }}
    >
      {media && <PopupMedia media={media} />}
      <p className="measure text-lg">{description}</p>
      {link && (
        <p className="mt-6">
          <ButtonLink
            href={link.href}
            {...(link.isExternal && { target: '_blank', rel: 'noopener' })}
            className="w-full md:w-auto"
          >
            {link.label}
            {link.isExternal && <span className="sr-only">{translator(locale)('common.opens_new_tab')}</span>}
          </ButtonLink>
        </p>
      )}
    </TimedPopup>
  )
}

const mediaClass = 'bg-sand mb-6 aspect-[3/2] w-full object-cover'

/** A film starts when the pop-up shows, unless the visitor asked for less motion: see timed-popup.client.ts. */
function PopupMedia({ media }: { media: NonNullable<Popup['media']> }) {
  if (media.mimetype.startsWith('video/'))
    return (
      <video
        muted
        loop
        playsInline
        controls
        preload="none"
        aria-label={media.alt || undefined}
        className={mediaClass}
      >
        <source src={media.url} type={media.mimetype} />
      </video>
    )
  return (
    <img src={media.url} alt={media.alt} width={600} height={400} loading="lazy" className={mediaClass} />
  )
}
