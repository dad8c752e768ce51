import type { Language } from '../world/language'
import { placeName } from '../world/places'
import type { Project } from '../world/projects'
import { compile, render } from './template'
import { frenchAt, numberWord } from './words'

const dutchNames = [
  'Residentie Lindenhof',
  'De Weverij',
  'Hof ter Beuken',
  'Park Vlasbloem',
  'Residentie Kouterzicht',
  'De Oude Brouwerij',
  'Molenpark',
  'Scheldeboord',
]
const frenchNames = [
  'Résidence du Verger',
  'Les Jardins de la Tannerie',
  'Clos des Tilleuls',
  'Résidence Belle Vue',
  'Le Domaine du Moulin',
  'Les Terrasses du Parc',
  'Le Préau',
  'Résidence des Arts',
]

type Texts = { description: string[]; technical: string; situation: string; delivery: string }

const apartments: Record<Language, string> = {
  nl: 'appartementen',
  fr: 'appartements',
  en: 'apartments',
  de: 'Wohnungen',
}
const houses: Record<Language, string> = { nl: 'woningen', fr: 'maisons', en: 'houses', de: 'Häuser' }

export const projectWords: Record<Language, Texts> = {
  nl: {
    description: [
      '<p>{name} brengt {units} {kind} naar {place}, ontworpen rond een groene binnentuin. Elke woning heeft een eigen buitenruimte en een slimme indeling.</p><p>De materialen zijn sober en duurzaam, de fietsenberging is ruim en de wagens blijven uit het zicht.</p>',
      '<p>Op een boogscheut van het centrum van {place} verrijst {name}: {units} {kind} met veel licht en korte afstanden.</p><p>U kiest zelf uw afwerking; onze makelaar begeleidt u van plan tot sleutel.</p>',
    ],
    technical:
      '<p>Warmtepomp met vloerverwarming, ventilatie met warmteterugwinning, driedubbel glas en zonnepanelen. Waarborg van tien jaar op de stabiliteit.</p>',
    situation: '<p>Winkels, scholen en openbaar vervoer in {place} liggen op wandel- of fietsafstand.</p>',
    delivery: 'Oplevering voorzien in {year}',
  },
  fr: {
    description: [
      '<p>{name} propose {units} {kind} {atPlace}, conçus autour d’un jardin intérieur verdoyant. Chaque logement dispose d’un espace extérieur privé et d’un plan bien pensé.</p><p>Les matériaux sont sobres et durables, le local à vélos est spacieux et les voitures restent hors de vue.</p>',
      '<p>À deux pas du centre, {name} voit le jour {atPlace} : {units} {kind} lumineux et bien situés.</p><p>Vous choisissez vos finitions ; notre agent vous accompagne du plan à la remise des clés.</p>',
    ],
    technical:
      '<p>Pompe à chaleur et chauffage au sol, ventilation à récupération de chaleur, triple vitrage et panneaux solaires. Garantie de dix ans sur la stabilité.</p>',
    situation:
      '<p>Commerces, écoles et transports en commun sont accessibles à pied ou à vélo {atPlace}.</p>',
    delivery: 'Réception prévue en {year}',
  },
  en: {
    description: [
      '<p>{name} brings {units} {kind} to {place}, designed around a green inner garden. Every home has its own outdoor space and a clever layout.</p><p>Materials are sober and durable, the bicycle store is roomy and cars stay out of sight.</p>',
      '<p>A stone’s throw from the centre of {place} rises {name}: {units} {kind} with plenty of light and everything nearby.</p><p>You choose your own finish; our agent guides you from plan to key.</p>',
    ],
    technical:
      '<p>Heat pump with underfloor heating, ventilation with heat recovery, triple glazing and solar panels. Ten-year structural guarantee.</p>',
    situation:
      '<p>Shops, schools and public transport in {place} are within walking or cycling distance.</p>',
    delivery: 'Completion planned for {year}',
  },
  de: {
    description: [
      '<p>{name} bringt {units} {kind} nach {place}, rund um einen grünen Innengarten entworfen. Jede Einheit hat einen eigenen Außenbereich und einen klugen Grundriss.</p><p>Die Materialien sind schlicht und langlebig, der Fahrradraum ist geräumig, und die Autos bleiben außer Sicht.</p>',
      '<p>Nur wenige Schritte vom Zentrum entfernt entsteht in {place} {name}: {units} {kind} mit viel Licht und kurzen Wegen.</p><p>Sie wählen Ihre Ausstattung selbst; wir begleiten Sie vom Plan bis zum Schlüssel.</p>',
    ],
    technical:
      '<p>Wärmepumpe mit Fußbodenheizung, Lüftung mit Wärmerückgewinnung, Dreifachverglasung und Solarmodule. Zehn Jahre Gewähr auf die Stabilität.</p>',
    situation:
      '<p>Geschäfte, Schulen und öffentliche Verkehrsmittel in {place} erreichen Sie zu Fuß oder mit dem Rad.</p>',
    delivery: 'Fertigstellung für {year} geplant',
  },
}

export function projectName(project: Project): string {
  const names = project.place.region === 'flanders' ? dutchNames : frenchNames
  return names[project.nameIndex % names.length]!
}

export function projectTexts(project: Project, descriptionLanguage: Language, language: Language) {
  const fill = (text: string, of: Language) => {
    const place = placeName(project.place, of)
    const kind = project.kind === 'apartments' ? apartments[of] : houses[of]
    // French adjectives are written for apartments, the masculine; houses need the feminine.
    const fitted =
      of === 'fr' && project.kind === 'houses'
        ? text.replace('conçus', 'conçues').replace('lumineux et bien situés', 'lumineuses et bien situées')
        : text
    const slots = {
      name: projectName(project),
      units: numberWord(project.unitCount, of),
      kind,
      place,
      atPlace: frenchAt(place),
      year: String(project.deliveryYear),
    }
    return render(compile(fitted), slots, 0)
  }
  const written = projectWords[descriptionLanguage]
  return {
    Name: projectName(project),
    Description: fill(written.description[project.key % written.description.length]!, descriptionLanguage),
    DescriptionTechnical: fill(written.technical, descriptionLanguage),
    DescriptionSituation: fill(written.situation, descriptionLanguage),
    DeliveryText: fill(projectWords[language].delivery, language),
  }
}
