import { behaviour } from '@/ui/island/behaviour'

import { ShareButtons } from './share-buttons'
import type { ShareButtonsOptions } from './share-buttons.client'
import { mailHref, type Shared, whatsappHref } from './share-links'
import { shareLook } from './share-look'
import type { ShareWords } from './share-words'

export interface ShareRowProps extends Shared {
  words: ShareWords
  /** The form that sends the page to a friend, where the site has one. */
  friendHref?: string
  /** One way under another, where something else names them already. */
  isStacked?: boolean
  className?: string
}

/** Ways to send a page on. Those of WhatsApp and mail are plain links. */
export function ShareRow({
  url,
  title,
  words,
  friendHref,
  isStacked = false,
  className = '',
}: ShareRowProps) {
  return (
    <div className={`flex flex-wrap items-center gap-x-6 print:hidden ${className}`}>
      {!isStacked && (
        <span aria-hidden="true" className="text-ink-soft">
          {words.label}
        </span>
      )}
      <ul
        {...behaviour<ShareButtonsOptions>('share-buttons', { url, title, copied: words.copied })}
        aria-label={words.label}
        className={isStacked ? 'grid' : 'flex flex-wrap items-center gap-x-6'}
      >
        <ShareButtons words={words} />
        <li>
          <a href={whatsappHref({ url, title })} target="_blank" rel="noopener" className={shareLook}>
            {words.whatsapp}
            <span className="sr-only"> {words.newTab}</span>
          </a>
        </li>
        <li>
          <a href={mailHref({ url, title })} className={shareLook}>
            {words.mail}
          </a>
        </li>
        {friendHref && (
          <li>
            <a href={friendHref} className={shareLook}>
              {words.friend}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
