import { labels } from '../world/language'

export const interiorComforts = [
  labels('Videofoon', 'Vidéophone', 'Video intercom', 'Videosprechanlage'),
  labels('Ingemaakte kasten', 'Placards intégrés', 'Built-in wardrobes', 'Einbauschränke'),
  labels('Open haard', 'Feu ouvert', 'Open fireplace', 'Offener Kamin'),
  labels('Alarm', 'Alarme', 'Alarm', 'Alarmanlage'),
  labels('Ventilatiesysteem', 'Système de ventilation', 'Ventilation system', 'Lüftungsanlage'),
]

export const exteriorComforts = [
  labels('Regenput', "Citerne d'eau de pluie", 'Rainwater tank', 'Regenwassertank'),
  labels('Zonwering', 'Pare-soleil', 'Sun blinds', 'Sonnenschutz'),
  labels('Elektrische poort', 'Portail électrique', 'Electric gate', 'Elektrisches Tor'),
  labels('Buitenverlichting', 'Éclairage extérieur', 'Outdoor lighting', 'Außenbeleuchtung'),
]
