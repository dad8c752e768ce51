import type { PayloadRequest } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { mainLanguage } from '@/domain/language'
import { isLocale } from '@/i18n/locales'

import type { FiledReply } from './list-replies'
import { replyText } from './reply-words'
import { newestReplyHeader } from './seen-reply'

/** Says who was first, and with which words. Plain text, so that a browser without scripts shows it as well. */
export function answeredBefore(
  { i18n }: PayloadRequest,
  { id, author, text, createdAt }: FiledReply,
): Response {
  const language = isLocale(i18n.language) ? i18n.language : mainLanguage
  const said = replyText.answeredBefore[language]
    .replace('{name}', () => author)
    .replace('{moment}', boardFormat(language).moment(createdAt))
  return new Response(`${said}\n\n${text}`, {
    status: 409,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', [newestReplyHeader]: id },
  })
}
