import type { Endpoint } from 'payload'

import { absenceEndpoint } from '../absence/absence.endpoint'
import { exportLeadsEndpoint } from './export-leads.endpoint'
import { handleLeadEndpoint } from './handle-lead.endpoint'
import { handleManyEndpoint } from './handle-many.endpoint'
import { leadHereEndpoint } from './lead-here.endpoint'
import { leadPictureEndpoint } from './lead-picture.endpoint'
import { leadSettingEndpoint } from './lead-setting.endpoint'
import { personDataEndpoints } from '../privacy/person-data.endpoint'
import { saveTemplatesEndpoint } from '../replies/save-templates.endpoint'
import { draftTestimonialEndpoint } from '../testimonials/draft-testimonial.endpoint'

/** All that the inbox asks of the server; each says for itself who may. */
export const leadEndpoints = (options: { secret: string }): Endpoint[] => [
  exportLeadsEndpoint,
  leadSettingEndpoint,
  absenceEndpoint,
  saveTemplatesEndpoint,
  ...personDataEndpoints(options),
  handleManyEndpoint,
  handleLeadEndpoint,
  leadHereEndpoint,
  leadPictureEndpoint,
  draftTestimonialEndpoint,
]
