import { boardFormat } from '@/cms/admin/board-format'
import { BoardNotice } from '@/cms/admin/board-parts'
import type { Language } from '@/domain/language'

import { syncText as text } from './sync-words'

/** For a platform without a list: what was never announced cannot be asked for, so that people have to send it again. */
export function RepublishNotice({ homes, language }: { homes: number; language: Language }) {
  return (
    <BoardNotice tone={homes === 0 ? 'attention' : 'quiet'}>
      {boardFormat(language).count(homes, text.knownOne[language], text.knownMany[language])}{' '}
      {text.republish[language]}
    </BoardNotice>
  )
}
