import * as fields from '../form/fields'
import { defineForm } from '../form/form'
import type { ErrorCode } from '../form/form-error'
import { isPlainName } from '../plain-name'

function nameAlone(...given: Parameters<typeof fields.personName>) {
  const field = fields.personName(...given)
  return { ...field, schema: field.schema.refine(isPlainName, { error: 'name_only' satisfies ErrorCode }) }
}

/** No words of one's own: the mail would be a free way to write to strangers in our name. */
export const sendToFriendForm = defineForm({
  kind: 'send-to-friend',
  title: 'form.send_to_friend',
  fields: {
    lastName: nameAlone('form.your_name', 'name_required', { autocomplete: 'name' }),
    email: { ...fields.email, label: 'form.your_email' },
    friendName: nameAlone('form.friend_name', 'friend_name_required', { autocomplete: 'off' }),
    friendEmail: fields.friendEmail,
  },
  feedback: 'send-to-friend',
  thanks: 'thanks.send_to_friend',
})
