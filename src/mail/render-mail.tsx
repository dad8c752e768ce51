import { render } from '@react-email/render'

import type { MailContent, MailSender } from './mail-content'
import { MailView } from './mail-view'
import { plainText } from './plain-text'

/** Both faces of one mail, from the same blocks. */
export async function renderMail(
  content: MailContent,
  sender: MailSender,
): Promise<{ html: string; text: string }> {
  return {
    html: await render(<MailView content={content} sender={sender} />),
    text: plainText(content, sender),
  }
}
