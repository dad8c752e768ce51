import type { Endpoint } from 'payload'

import { exportLeadsEndpoint } from './export-leads.endpoint'
import { handleLeadEndpoint } from './handle-lead.endpoint'
import { leadPictureEndpoint } from './lead-picture.endpoint'
import { leadSettingEndpoint } from './lead-setting.endpoint'
import { personDataEndpoints } from './person-data.endpoint'
import { draftTestimonialEndpoint } from './testimonials/draft-testimonial.endpoint'

/** All that the inbox asks of the server; each says for itself who may. */
export const leadEndpoints = (options: { secret: string }): Endpoint[] => [
  exportLeadsEndpoint,
  leadSettingEndpoint,
  ...personDataEndpoints(options),
  handleLeadEndpoint,
  leadPictureEndpoint,
  draftTestimonialEndpoint,
]
