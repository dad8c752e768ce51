import { labels } from '../world/language'

export const interiorComforts = [
  labels({ nl: 'Videofoon', fr: 'Vidéophone', en: 'Video intercom', de: 'Videosprechanlage' }),
  labels({
    nl: 'Ingemaakte kasten',
    fr: 'Placards intégrés',
    en: 'Built-in wardrobes',
    de: 'Einbauschränke',
  }),
  labels({ nl: 'Open haard', fr: 'Feu ouvert', en: 'Open fireplace', de: 'Offener Kamin' }),
  labels({ nl: 'Alarm', fr: 'Alarme', en: 'Alarm', de: 'Alarmanlage' }),
  labels({
    nl: 'Ventilatiesysteem',
    fr: 'Système de ventilation',
    en: 'Ventilation system',
    de: 'Lüftungsanlage',
  }),
]

export const exteriorComforts = [
  labels({ nl: 'Regenput', fr: "Citerne d'eau de pluie", en: 'Rainwater tank', de: 'Regenwassertank' }),
  labels({ nl: 'Zonwering', fr: 'Pare-soleil', en: 'Sun blinds', de: 'Sonnenschutz' }),
  labels({ nl: 'Elektrische poort', fr: 'Portail électrique', en: 'Electric gate', de: 'Elektrisches Tor' }),
  labels({
    nl: 'Buitenverlichting',
    fr: 'Éclairage extérieur',
    en: 'Outdoor lighting',
    de: 'Außenbeleuchtung',
  }),
]
