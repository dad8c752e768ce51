/** In the admin. */
export const inboxPath = '/leads'
export const replyTemplatesPath = '/reply-templates'
export const leadFilePath = (leadId: string) => `${inboxPath}/${leadId}` as const

/** In its API. */
export const exportLeadsPath = '/leads/export'
export const handleManyPath = '/leads/handle'
export const saveTemplatesPath = '/leads/templates'
export const absencePath = '/leads/absence'
export const leadSettingPath = '/leads/setting'
export const exportPersonPath = '/leads/person/export'
export const erasePersonPath = '/leads/person/erase'
export const handleLeadPath = (leadId: string) => `/leads/${leadId}/handle` as const
export const draftTestimonialPath = (leadId: string) => `/leads/${leadId}/testimonial` as const
export const leadHerePath = (leadId: string) => `/leads/${leadId}/here` as const
export const leadPicturePath = (leadId: string) => `/leads/${leadId}/picture` as const

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isLeadId(text: unknown): text is string {
  return typeof text === 'string' && uuid.test(text)
}
