import type { Field } from 'payload'

import { optionsOf } from '@/cms/fields/options'
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
    options: optionsOf({
      'site-contact': words({ nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' }),
      'contact-demand': words({
        nl: 'Gratis schatting',
        fr: 'Estimation gratuite',
        en: 'Free valuation',
        de: 'Kostenlose Bewertung',
      }),
      'demand-register': words({
        nl: 'Zoekopdracht',
        fr: 'Recherche',
        en: 'Saved search',
        de: 'Suchauftrag',
      }),
      'site-contact-small': words({
        nl: 'Terugbellen',
        fr: 'Être rappelé',
        en: 'Call me back',
        de: 'Rückruf',
      }),
      'sign-newsletter': words({ nl: 'Nieuwsbrief', fr: 'Newsletter', en: 'Newsletter', de: 'Newsletter' }),
      testimonial: words({ nl: 'Getuigenis', fr: 'Témoignage', en: 'Testimonial', de: 'Erfahrungsbericht' }),
      'contact-appointment': words({ nl: 'Afspraak', fr: 'Rendez-vous', en: 'Appointment', de: 'Termin' }),
    }),
  }),
})
