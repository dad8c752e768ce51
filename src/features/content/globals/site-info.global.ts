import type { Field } from 'payload'

import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { defineGlobal } from './define-global'

const code = (name: string, label: ReturnType<typeof words>, pattern: RegExp, example: string): Field => ({
  name,
  type: 'text',
  label,
  validate: (value: unknown) => !value || pattern.test(String(value)) || example,
  admin: { placeholder: example },
})

export const siteInfo = defineGlobal({
  slug: 'site-info',
  label: words(
    'Meten en verifiëren',
    'Mesure et vérification',
    'Measuring and verification',
    'Messung und Verifizierung',
  ),
  group: groups.settings,
  isTranslated: false,
  shows: words(
    'Meetcodes laden pas na toestemming van de bezoeker; verificatiecodes staan in de kop van elke pagina.',
    'Les codes de mesure ne se chargent qu’après consentement ; les codes de vérification sont dans l’en-tête de chaque page.',
    'Measuring codes load only after the visitor’s consent; verification codes stand in the head of every page.',
    'Messcodes laden erst nach Zustimmung der Besucher; Verifizierungscodes stehen im Kopf jeder Seite.',
  ),
  fields: [
    code(
      'analytics',
      words('Google Analytics', 'Google Analytics', 'Google Analytics', 'Google Analytics'),
      /^G-[A-Z0-9]{4,16}$/,
      'G-XXXXXXXX',
    ),
    code(
      'ads',
      words('Google Ads', 'Google Ads', 'Google Ads', 'Google Ads'),
      /^AW-\d{6,14}$/,
      'AW-000000000',
    ),
    code(
      'tagManager',
      words('Google Tag Manager', 'Google Tag Manager', 'Google Tag Manager', 'Google Tag Manager'),
      /^GTM-[A-Z0-9]{4,12}$/,
      'GTM-XXXXXXX',
    ),
    code(
      'pixel',
      words('Meta-pixel', 'Pixel Meta', 'Meta pixel', 'Meta-Pixel'),
      /^\d{6,20}$/,
      '000000000000000',
    ),
    code(
      'googleVerification',
      words('Verificatie Google', 'Vérification Google', 'Google verification', 'Google-Verifizierung'),
      /^[\w-]{10,100}$/,
      '',
    ),
    code(
      'facebookVerification',
      words(
        'Verificatie Facebook',
        'Vérification Facebook',
        'Facebook verification',
        'Facebook-Verifizierung',
      ),
      /^[\w-]{10,100}$/,
      '',
    ),
    code(
      'nortonSafeWeb',
      words('Norton Safe Web', 'Norton Safe Web', 'Norton Safe Web', 'Norton Safe Web'),
      /^[\w-]{10,200}$/,
      '',
    ),
  ],
})
