/** Each is a text under `validation` in the messages; `{max}` in it is the error's `max`. */
export const errorCodes = [
  'address_required',
  'zip_required',
  'zip_invalid',
  'city_required',
  'first_name_required',
  'last_name_required',
  'name_required',
  'email_required',
  'email_invalid',
  'phone_required',
  'phone_invalid',
  'title_required',
  'goal_required',
  'valuation_goal_required',
  'property_type_required',
  'region_required',
  'date_required',
  'date_invalid',
  'dates_incomplete',
  'dates_invalid',
  'end_before_start',
  'friend_name_required',
  'friend_email_required',
  'friend_email_invalid',
  'demand_address_required',
  'message_required',
  'comment_required',
  'amount_required',
  'amount_letters_required',
  'place_required',
  'number_invalid',
  'number_required',
  'min_above_max',
  'consent_required',
  'slot_required',
  'documents_required',
  'file_too_large',
  'file_type_invalid',
  'file_again',
  'choice_invalid',
  'link_invalid',
  'no_links',
  'name_only',
  'too_long',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export interface FormError {
  field: string
  code: ErrorCode
  /** Characters for `too_long`, megabytes for `file_too_large`. */
  max?: number
}

export function isErrorCode(text: string): text is ErrorCode {
  return (errorCodes as readonly string[]).includes(text)
}
