import type { Field } from 'payload'

import { groups } from '@/cms/groups'
import { words } from '@/cms/words'

import { defineGlobal } from './define-global'

const code = (
  name: string,
  label: ReturnType<typeof words>,
  pattern: RegExp,
  example: string,
  description?: ReturnType<typeof words>,
): Field => ({
  name,
  type: 'text',
  label,
  validate: (value: unknown) => !value || pattern.test(String(value)) || example,
  admin: { placeholder: example, ...(description && { description }) },
})

export const siteInfo = defineGlobal({
  slug: 'site-info',
  label: words({
    nl: 'Meten en verifiëren',
    fr: 'Mesure et vérification',
    en: 'Measuring and verification',
    de: 'Messung und Verifizierung',
  }),
  group: groups.settings,
  isTranslated: false,
  shows: words({
    nl: 'Meetcodes laden pas na toestemming van de bezoeker; verificatiecodes staan in de kop van elke pagina.',
    fr: 'Les codes de mesure ne se chargent qu’après consentement ; les codes de vérification sont dans l’en-tête de chaque page.',
    en: 'Measuring codes load only after the visitor’s consent; verification codes stand in the head of every page.',
    de: 'Messcodes laden erst nach Zustimmung der Besucher; Verifizierungscodes stehen im Kopf jeder Seite.',
  }),
  fields: [
    code(
      'analytics',
      words({
        nl: 'Google Analytics',
        fr: 'Google Analytics',
        en: 'Google Analytics',
        de: 'Google Analytics',
      }),
      /^G-[A-Z0-9]{4,16}$/,
      'G-XXXXXXXX',
    ),
    code(
      'ads',
      words({ nl: 'Google Ads', fr: 'Google Ads', en: 'Google Ads', de: 'Google Ads' }),
      /^AW-\d{6,14}$/,
      'AW-000000000',
    ),
    code(
      'tagManager',
      words({
        nl: 'Google Tag Manager',
        fr: 'Google Tag Manager',
        en: 'Google Tag Manager',
        de: 'Google Tag Manager',
      }),
      /^GTM-[A-Z0-9]{4,12}$/,
      'GTM-XXXXXXX',
      words({
        nl: 'Tags van het type ‘Aangepaste HTML’ werken hier niet: de site voert geen vreemde code uit.',
        fr: 'Les balises « HTML personnalisé » ne fonctionnent pas ici : le site n’exécute aucun code étranger.',
        en: 'Tags of the type “Custom HTML” do not run here: the site runs no code of others.',
        de: 'Tags vom Typ „Benutzerdefiniertes HTML“ laufen hier nicht: Die Website führt keinen fremden Code aus.',
      }),
    ),
    code(
      'pixel',
      words({ nl: 'Meta-pixel', fr: 'Pixel Meta', en: 'Meta pixel', de: 'Meta-Pixel' }),
      /^\d{6,20}$/,
      '000000000000000',
    ),
    code(
      'googleVerification',
      words({
        nl: 'Verificatie Google',
        fr: 'Vérification Google',
        en: 'Google verification',
        de: 'Google-Verifizierung',
      }),
      /^[\w-]{10,100}$/,
      '',
    ),
    code(
      'facebookVerification',
      words({
        nl: 'Verificatie Facebook',
        fr: 'Vérification Facebook',
        en: 'Facebook verification',
        de: 'Facebook-Verifizierung',
      }),
      /^[\w-]{10,100}$/,
      '',
    ),
    code(
      'nortonSafeWeb',
      words({ nl: 'Norton Safe Web', fr: 'Norton Safe Web', en: 'Norton Safe Web', de: 'Norton Safe Web' }),
      /^[\w-]{10,200}$/,
      '',
    ),
  ],
})
