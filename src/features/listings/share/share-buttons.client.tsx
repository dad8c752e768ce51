'use client'

import { Link2, Share2 } from 'lucide-react'
import { useState } from 'react'

import { useIsAwake } from '@/ui/use-browser-state'

import type { Shared } from './share-links'
import { shareLook } from './share-look'
import type { ShareWords } from './share-words'

export interface ShareButtonsProps extends Shared {
  words: Pick<ShareWords, 'share' | 'copy' | 'copied'>
}

/** What only a browser can do, and only some can: neither is there before the page is awake. */
export function ShareButtons({ url, title, words }: ShareButtonsProps) {
  const isAwake = useIsAwake()
  const [isCopied, setIsCopied] = useState(false)
  if (!isAwake) return null
  const canShare = 'share' in navigator
  // A page that is not served over https has no clipboard.
  const canCopy = 'clipboard' in navigator
  return (
    <>
      {canShare && (
        <li>
          <button
            type="button"
            className={shareLook}
            // Closing the sheet without choosing counts as a refusal.
            onClick={() => void navigator.share({ url, title }).catch(() => undefined)}
          >
            <Share2 aria-hidden strokeWidth={1.5} className="size-5" />
            {words.share}
          </button>
        </li>
      )}
      {canCopy && (
        <li>
          <button
            type="button"
            className={shareLook}
            onClick={() =>
              void navigator.clipboard.writeText(url).then(
                () => setIsCopied(true),
                () => undefined,
              )
            }
          >
            <Link2 aria-hidden strokeWidth={1.5} className="size-5" />
            <span role="status">{isCopied ? words.copied : words.copy}</span>
          </button>
        </li>
      )}
    </>
  )
}
