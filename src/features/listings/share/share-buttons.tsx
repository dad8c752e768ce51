import { Link2, Share2 } from 'lucide-react'

import { shareLook } from './share-look'
import type { ShareWords } from './share-words'

/** What only some browsers can do: each is hidden until `share-buttons` knows that this one can. */
export function ShareButtons({ words }: { words: Pick<ShareWords, 'share' | 'copy'> }) {
  return (
    <>
      <li hidden>
        <button type="button" data-share-sheet className={shareLook}>
          <Share2 aria-hidden strokeWidth={1.5} className="size-5" />
          {words.share}
        </button>
      </li>
      <li hidden>
        <button type="button" data-copy-link className={shareLook}>
          <Link2 aria-hidden strokeWidth={1.5} className="size-5" />
          <span>{words.copy}</span>
        </button>
        {/* Beside the button: what is said aloud is no part of its name. */}
        <span role="status" className="sr-only" />
      </li>
    </>
  )
}
