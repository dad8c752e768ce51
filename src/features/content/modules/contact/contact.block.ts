import type { Field } from 'payload'

import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'

export const contactModule = defineModule({
  slug: 'contact',
  interfaceName: 'ContactModule',
  label: words({ nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' }),
  specific: shared<Field>({
    name: 'form',
    type: 'select',
    defaultValue: 'site-contact',
    label: words({ nl: 'Formulier', fr: 'Formulaire', en: 'Form', de: 'Formular' }),
    options: [
      { value: 'site-contact', label: words({ nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' }) },
      {
        value: 'contact-demand',
        label: words({
          nl: 'Gratis schatting',
          fr: 'Estimation gratuite',
          en: 'Free valuation',
          de: 'Kostenlose Bewertung',
        }),
      },
      {
        value: 'demand-register',
        label: words({ nl: 'Zoekopdracht', fr: 'Recherche', en: 'Search request', de: 'Suchauftrag' }),
      },
      {
        value: 'site-contact-small',
        label: words({ nl: 'Terugbellen', fr: 'Être rappelé', en: 'Call me back', de: 'Rückruf' }),
      },
      {
        value: 'sign-newsletter',
        label: words({ nl: 'Nieuwsbrief', fr: 'Newsletter', en: 'Newsletter', de: 'Newsletter' }),
      },
      {
        value: 'testimonial',
        label: words({ nl: 'Getuigenis', fr: 'Témoignage', en: 'Testimonial', de: 'Kundenstimme' }),
      },
      {
        value: 'contact-appointment',
        label: words({ nl: 'Afspraak', fr: 'Rendez-vous', en: 'Appointment', de: 'Termin' }),
      },
    ],
  }),
})
