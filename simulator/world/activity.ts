import { hash } from '../seed/hash'
import { brusselsDay, dayStart } from './brussels-time'
import { type Labels, labels } from './language'
import { mediaOf } from './page-visits'
import { type PropertyCore, goals } from './property-core'

export type Activity = {
  id: number
  at: number
  /** Only of what is planned. */
  endsAt?: number
  typeId: number
  person: string
  subject: Labels
  comment: Labels
  status: Labels
  media: string
  url: string
}

export const historyTypes: Record<number, Labels> = {
  0: labels({ nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' }),
  1: labels({ nl: 'Bezoek', fr: 'Visite', en: 'Visit', de: 'Besichtigung' }),
  2: labels({ nl: 'Inkomende oproep', fr: 'Appel entrant', en: 'Incoming call', de: 'Eingehender Anruf' }),
  3: labels({ nl: 'Uitgaande oproep', fr: 'Appel sortant', en: 'Outgoing call', de: 'Ausgehender Anruf' }),
  4: labels({ nl: 'Verzonden e-mail', fr: 'E-mail envoyé', en: 'E-mail sent', de: 'Gesendete E-Mail' }),
  7: labels({ nl: 'Ontvangen e-mail', fr: 'E-mail reçu', en: 'E-mail received', de: 'Eingegangene E-Mail' }),
  11: labels({ nl: 'Website', fr: 'Site web', en: 'Website', de: 'Website' }),
  12: labels({ nl: 'Pand ingevoerd', fr: 'Bien encodé', en: 'Property entered', de: 'Immobilie erfasst' }),
  13: labels({ nl: 'Pand gewijzigd', fr: 'Bien modifié', en: 'Property changed', de: 'Immobilie geändert' }),
  18: labels({ nl: 'Verstuurd', fr: 'Envoyé', en: 'Sent', de: 'Versandt' }),
}

export const visitors = [
  'E. Martens',
  'F. Dumont',
  'S. Jacobs',
  'N. Thill',
  'L. Vermeulen',
  'C. Petit',
  'R. Hoffmann',
  'M. De Wilde',
]
const done = labels({ nl: 'Uitgevoerd', fr: 'Effectué', en: 'Done', de: 'Erledigt' })
export const planned = labels({ nl: 'Gepland', fr: 'Prévu', en: 'Planned', de: 'Geplant' })
export const none = labels({ nl: '', fr: '', en: '', de: '' })
const online = labels({ nl: 'Online', fr: 'En ligne', en: 'Online', de: 'Online' })

const remarks = [
  labels({
    nl: 'Vond de ligging goed, denkt na over het budget.',
    fr: 'Situation appréciée, réfléchit au budget.',
    en: 'Liked the location, is considering the budget.',
    de: 'Lage gefällt, überlegt noch wegen des Budgets.',
  }),
  labels({
    nl: 'Vroeg naar de energiekosten.',
    fr: "A demandé le coût de l'énergie.",
    en: 'Asked about energy costs.',
    de: 'Fragte nach den Energiekosten.',
  }),
  labels({
    nl: 'Komt terug voor een tweede bezoek.',
    fr: 'Revient pour une deuxième visite.',
    en: 'Will return for a second visit.',
    de: 'Kommt zu einer zweiten Besichtigung.',
  }),
  labels({
    nl: 'Zoekt toch iets met meer bergruimte.',
    fr: 'Cherche finalement plus de rangements.',
    en: 'Is looking for more storage after all.',
    de: 'Sucht doch mehr Stauraum.',
  }),
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
  const subject = labels({
    nl: 'Bezoek ter plaatse',
    fr: 'Visite sur place',
    en: 'Viewing on site',
    de: 'Besichtigung vor Ort',
  })
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
      labels({
        nl: 'Vraag via de website',
        fr: 'Demande via le site',
        en: 'Enquiry through the website',
        de: 'Anfrage über die Website',
      }),
    ],
    [
      7,
      labels({
        nl: 'Vraag om documenten',
        fr: 'Demande de documents',
        en: 'Request for documents',
        de: 'Anfrage nach Unterlagen',
      }),
    ],
    [
      4,
      labels({
        nl: 'Pand voorgesteld aan zoekers',
        fr: 'Bien proposé aux candidats',
        en: 'Property sent to seekers',
        de: 'Immobilie an Suchende gesandt',
      }),
    ],
    [
      2,
      labels({
        nl: 'Telefonische vraag',
        fr: 'Demande par téléphone',
        en: 'Question by phone',
        de: 'Telefonische Anfrage',
      }),
    ],
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
  const subject = labels({
    nl: 'Online geplaatst',
    fr: 'Mis en ligne',
    en: 'Published online',
    de: 'Online veröffentlicht',
  })
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
      ? labels({
          nl: 'Bespreken met eigenaar',
          fr: 'Point avec le propriétaire',
          en: 'Review with owner',
          de: 'Gespräch mit Eigentümer',
        })
      : labels({
          nl: 'Kandidaten opvolgen',
          fr: 'Suivi des candidats',
          en: 'Follow up candidates',
          de: 'Interessenten nachfassen',
        })
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
  const subject = labels({
    nl: 'Advertentie in streekblad',
    fr: 'Annonce dans la presse locale',
    en: 'Advert in local paper',
    de: 'Anzeige in der Lokalzeitung',
  })
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
