import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'
import type { GapField } from '@/domain/listing/publication-gap'

/** What is missing, as the agency's people call it. */
export const gapWords: Record<GapField, PerLanguage<string>> = {
  energyCertificate: words(
    'Energiecertificaat',
    'Certificat énergétique',
    'Energy certificate',
    'Energieausweis',
  ),
  energyExpired: words(
    'Energiecertificaat vervallen',
    'Certificat énergétique échu',
    'Energy certificate expired',
    'Energieausweis abgelaufen',
  ),
  energyClass: words('Energielabel', 'Label énergétique', 'Energy label', 'Energielabel'),
  energyValue: words('Kengetal kWh/m²', 'Score kWh/m²', 'Value in kWh/m²', 'Energiekennwert kWh/m²'),
  energyTotal: words(
    'Totaal primair energieverbruik',
    'Consommation totale d’énergie primaire',
    'Total primary energy consumption',
    'Gesamter Primärenergieverbrauch',
  ),
  energyCode: words(
    'Unieke code van het certificaat',
    'Code unique du certificat',
    'Certificate number',
    'Code des Energieausweises',
  ),
  energyEndDate: words(
    'Einddatum van het certificaat',
    'Date d’échéance du certificat',
    'End date of the certificate',
    'Ablaufdatum des Energieausweises',
  ),
  energyExemption: words(
    'Waarom geen certificaat nodig is (of E-peil)',
    'Pourquoi aucun certificat n’est requis (ou niveau E)',
    'Why no certificate is needed (or E-level)',
    'Warum kein Energieausweis nötig ist (oder E-Niveau)',
  ),
  insulationClass: words(
    'Warmte-isolatieklasse',
    'Classe d’isolation thermique',
    'Thermal insulation class',
    'Wärmeschutzklasse',
  ),
  co2Emission: words('CO₂-uitstoot', 'Émissions de CO₂', 'CO₂ emissions', 'CO₂-Emissionen'),
  pScore: words('P-score (perceel)', 'Score P (parcelle)', 'P-score (plot)', 'P-Score (Parzelle)'),
  gScore: words('G-score (gebouw)', 'Score G (bâtiment)', 'G-score (building)', 'G-Score (Gebäude)'),
  permit: words(
    'Stedenbouwkundige vergunning (ja of nee)',
    'Permis d’urbanisme (oui ou non)',
    'Planning permission (yes or no)',
    'Städtebaugenehmigung (ja oder nein)',
  ),
  destination: words(
    'Stedenbouwkundige bestemming',
    'Destination urbanistique',
    'Planning designation',
    'Städtebauliche Zweckbestimmung',
  ),
  summons: words(
    'Dagvaarding of herstelmaatregel (ja of nee)',
    'Citation en justice ou mesure de réparation (oui ou non)',
    'Summons or remedial measure (yes or no)',
    'Ladung vor Gericht oder Wiederherstellungsmaßnahme (ja oder nein)',
  ),
  preemption: words(
    'Voorkooprecht (ja of nee)',
    'Droit de préemption (oui ou non)',
    'Right of pre-emption (yes or no)',
    'Vorkaufsrecht (ja oder nein)',
  ),
  allotment: words(
    'Verkavelingsvergunning (ja of nee)',
    'Permis de lotir (oui ou non)',
    'Subdivision permit (yes or no)',
    'Parzellierungsgenehmigung (ja oder nein)',
  ),
  latestUse: words(
    'Meest recente wettige bestemming',
    'Dernière affectation licite',
    'Most recent lawful use',
    'Jüngste rechtmäßige Nutzung',
  ),
  asbestos: words('Asbestattest', 'Attestation amiante', 'Asbestos certificate', 'Asbestbescheinigung'),
  constructionYear: words('Bouwjaar', 'Année de construction', 'Construction year', 'Baujahr'),
  rent: words('Huurprijs', 'Loyer', 'Rent', 'Miete'),
  rentOnDemand: words(
    'Huurprijs staat op aanvraag',
    'Loyer affiché sur demande',
    'Rent shown as on request',
    'Miete steht auf Anfrage',
  ),
  charges: words('Lasten huurder', 'Charges locataire', 'Tenant’s charges', 'Nebenkosten Mieter'),
  price: words('Prijs', 'Prix', 'Price', 'Preis'),
  photo: words('Foto', 'Photo', 'Photo', 'Foto'),
  text: words(
    'Beschrijving in het Nederlands',
    'Description en néerlandais',
    'Description in Dutch',
    'Beschreibung auf Niederländisch',
  ),
  postcode: words(
    'Postcode zonder gewest',
    'Code postal sans région',
    'Postcode in no region',
    'Postleitzahl ohne Region',
  ),
}
