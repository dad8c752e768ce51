import { hash } from '../seed/hash'
import { brusselsDay, dayStart } from './brussels-time'
import { type Labels, labels } from './language'
import { mediaOf } from './page-visits'
import { type PropertyCore, goals } from './property-core'

export type Activity = {
  id: number
  at: number
  typeId: number
  person: string
  subject: Labels
  comment: Labels
  status: Labels
  media: string
  url: string
}

export const historyTypes: Record<number, Labels> = {
  0: labels('Contact', 'Contact', 'Contact', 'Kontakt'),
  1: labels('Bezoek', 'Visite', 'Visit', 'Besichtigung'),
  2: labels('Inkomende oproep', 'Appel entrant', 'Incoming call', 'Eingehender Anruf'),
  3: labels('Uitgaande oproep', 'Appel sortant', 'Outgoing call', 'Ausgehender Anruf'),
  4: labels('Verzonden e-mail', 'E-mail envoyé', 'E-mail sent', 'Gesendete E-Mail'),
  7: labels('Ontvangen e-mail', 'E-mail reçu', 'E-mail received', 'Eingegangene E-Mail'),
  11: labels('Website', 'Site web', 'Website', 'Website'),
  12: labels('Pand ingevoerd', 'Bien encodé', 'Property entered', 'Immobilie erfasst'),
  13: labels('Pand gewijzigd', 'Bien modifié', 'Property changed', 'Immobilie geändert'),
  18: labels('Verstuurd', 'Envoyé', 'Sent', 'Versandt'),
}

const visitors = [
  'E. Martens',
  'F. Dumont',
  'S. Jacobs',
  'N. Thill',
  'L. Vermeulen',
  'C. Petit',
  'R. Hoffmann',
  'M. De Wilde',
]
const done = labels('Uitgevoerd', 'Effectué', 'Done', 'Erledigt')
const planned = labels('Gepland', 'Prévu', 'Planned', 'Geplant')
const none = labels('', '', '', '')
const online = labels('Online', 'En ligne', 'Online', 'Online')

const remarks = [
  labels(
    'Vond de ligging goed, denkt na over het budget.',
    'Situation appréciée, réfléchit au budget.',
    'Liked the location, is considering the budget.',
    'Lage gefällt, überlegt noch wegen des Budgets.',
  ),
  labels(
    'Vroeg naar de energiekosten.',
    "A demandé le coût de l'énergie.",
    'Asked about energy costs.',
    'Fragte nach den Energiekosten.',
  ),
  labels(
    'Komt terug voor een tweede bezoek.',
    'Revient pour une deuxième visite.',
    'Will return for a second visit.',
    'Kommt zu einer zweiten Besichtigung.',
  ),
  labels(
    'Zoekt toch iets met meer bergruimte.',
    'Cherche finalement plus de rangements.',
    'Is looking for more storage after all.',
    'Sucht doch mehr Stauraum.',
  ),
]

/** The days before today, of the last 90, on which something of that kind happened. */
function daysWith(core: PropertyCore, now: number, kind: number, percent: number): number[] {
  const today = brusselsDay(now)
  const first = Math.max(today - 89, brusselsDay(core.createdAt))
  const days: number[] = []
  for (let day = first; day < today; day++)
    if (hash(core.key, 220 + kind, day) % 100 < percent) days.push(day)
  return days
}

function at(core: PropertyCore, day: number, kind: number): number {
  return dayStart(day) + (9 * 60 + (hash(core.key, 230 + kind, day) % 540)) * 60_000
}

export function pastVisits(core: PropertyCore, now: number): Activity[] {
  const subject = labels('Bezoek ter plaatse', 'Visite sur place', 'Viewing on site', 'Besichtigung vor Ort')
  return daysWith(core, now, 1, 9).map((day, n) => ({
    id: core.id * 1000 + n,
    at: at(core, day, 1),
    typeId: 1,
    person: visitors[hash(core.key, 241, day) % visitors.length]!,
    subject,
    comment: remarks[hash(core.key, 242, day) % remarks.length]!,
    status: done,
    media: '',
    url: '',
  }))
}

export function communications(core: PropertyCore, now: number): Activity[] {
  const subjects: [number, Labels][] = [
    [
      11,
      labels(
        'Vraag via de website',
        'Demande via le site',
        'Enquiry through the website',
        'Anfrage über die Website',
      ),
    ],
    [
      7,
      labels(
        'Vraag om documenten',
        'Demande de documents',
        'Request for documents',
        'Anfrage nach Unterlagen',
      ),
    ],
    [
      4,
      labels(
        'Pand voorgesteld aan zoekers',
        'Bien proposé aux candidats',
        'Property sent to seekers',
        'Immobilie an Suchende gesandt',
      ),
    ],
    [2, labels('Telefonische vraag', 'Demande par téléphone', 'Question by phone', 'Telefonische Anfrage')],
  ]
  return daysWith(core, now, 2, 16).map((day, n) => {
    const [typeId, subject] = subjects[hash(core.key, 243, day) % subjects.length]!
    return {
      id: core.id * 1000 + 200 + n,
      at: at(core, day, 2),
      typeId,
      person: visitors[hash(core.key, 244, day) % visitors.length]!,
      subject,
      comment: none,
      status: done,
      media: '',
      url: '',
    }
  })
}

export function publications(core: PropertyCore): Activity[] {
  const subject = labels('Online geplaatst', 'Mis en ligne', 'Published online', 'Online veröffentlicht')
  return mediaOf(core).map((medium, n) => ({
    id: core.id * 1000 + 400 + n,
    at: core.createdAt + (n + 1) * 3_600_000,
    typeId: 18,
    person: '',
    subject,
    comment: none,
    status: online,
    media: medium.name,
    url:
      medium.id === 5
        ? `https://www.gevel.example/property/${core.id}`
        : `https://www.${medium.name.toLowerCase()}.example/${core.id}`,
  }))
}

export function tasks(core: PropertyCore, now: number): Activity[] {
  const subject =
    core.goal === goals.sale
      ? labels(
          'Bespreken met eigenaar',
          'Point avec le propriétaire',
          'Review with owner',
          'Gespräch mit Eigentümer',
        )
      : labels(
          'Kandidaten opvolgen',
          'Suivi des candidats',
          'Follow up candidates',
          'Interessenten nachfassen',
        )
  return daysWith(core, now, 3, 3).map((day, n) => ({
    id: core.id * 1000 + 500 + n,
    at: at(core, day, 3),
    typeId: 0,
    person: '',
    subject,
    comment: none,
    status: n === 0 ? planned : done,
    media: '',
    url: '',
  }))
}

export function appearances(core: PropertyCore, now: number): Activity[] {
  const subject = labels(
    'Advertentie in streekblad',
    'Annonce dans la presse locale',
    'Advert in local paper',
    'Anzeige in der Lokalzeitung',
  )
  return daysWith(core, now, 4, 2).map((day, n) => ({
    id: core.id * 1000 + 600 + n,
    at: at(core, day, 4),
    typeId: 18,
    person: '',
    subject,
    comment: none,
    status: done,
    media: 'Local paper',
    url: '',
  }))
}
