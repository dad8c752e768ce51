import type { Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'

export const contactModule = defineModule({
  slug: 'contact',
  interfaceName: 'ContactModule',
  label: words('Contact', 'Contact', 'Contact', 'Kontakt'),
  specific: shared<Field>({
    name: 'form',
    type: 'select',
    defaultValue: 'site-contact',
    label: words('Formulier', 'Formulaire', 'Form', 'Formular'),
    options: [
      { value: 'site-contact', label: words('Contact', 'Contact', 'Contact', 'Kontakt') },
      {
        value: 'contact-demand',
        label: words('Gratis schatting', 'Estimation gratuite', 'Free valuation', 'Kostenlose Bewertung'),
      },
      {
        value: 'demand-register',
        label: words('Zoekopdracht', 'Recherche', 'Search request', 'Suchauftrag'),
      },
      {
        value: 'site-contact-small',
        label: words('Terugbellen', 'Être rappelé', 'Call me back', 'Rückruf'),
      },
      {
        value: 'sign-newsletter',
        label: words('Nieuwsbrief', 'Lettre d’information', 'Newsletter', 'Newsletter'),
      },
      {
        value: 'testimonial',
        label: words('Getuigenis', 'Témoignage', 'Testimonial', 'Kundenstimme'),
      },
      { value: 'contact-appointment', label: words('Afspraak', 'Rendez-vous', 'Appointment', 'Termin') },
    ],
  }),
})
