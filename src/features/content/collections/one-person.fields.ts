import type { Field, PayloadRequest, TextField, Where } from 'payload'
import { text } from 'payload/shared'

import { leadUser } from '@/cms/fields/lead-user'
import { shared } from '@/cms/fields/shared'
import { words } from '@/cms/words'
import { knownLocale } from '@/i18n/locales'

type Words = ReturnType<typeof words>
type Linked = 'team' | 'offices'

const taken = {
  team: {
    id: words({
      nl: 'Dit nummer hoort al bij {name}. Eén makelaar van het dataplatform is één medewerker.',
      fr: 'Ce numéro appartient déjà à {name}. Un agent de la plateforme de données correspond à un seul collaborateur.',
      en: 'This number already belongs to {name}. One agent of the data platform is one team member.',
      de: 'Diese Nummer gehört bereits zu {name}. Ein Makler der Datenplattform ist ein Teammitglied.',
    }),
    user: words({
      nl: 'Deze gebruiker is al gekoppeld aan {name}. Eén gebruiker is één medewerker.',
      fr: 'Cet utilisateur est déjà lié à {name}. Un utilisateur correspond à un seul collaborateur.',
      en: 'This user is already linked to {name}. One user is one team member.',
      de: 'Dieser Benutzer ist bereits mit {name} verknüpft. Ein Benutzer ist ein Teammitglied.',
    }),
  },
  offices: {
    id: words({
      nl: 'Dit nummer hoort al bij {name}. Eén kantoor van het dataplatform is één kantoor.',
      fr: 'Ce numéro appartient déjà à {name}. Une agence de la plateforme de données correspond à une seule agence.',
      en: 'This number already belongs to {name}. One office of the data platform is one office.',
      de: 'Diese Nummer gehört bereits zu {name}. Ein Büro der Datenplattform ist ein Büro.',
    }),
  },
}

interface Saving {
  id?: number | string
  req: PayloadRequest
}

/** Names who has it already; the database refuses two that are saved at the same moment. */
async function refuseTaken(
  { collection, where, message }: { collection: Linked; where: Where; message: Words },
  { id, req }: Saving,
): Promise<string | true> {
  const { language } = req.i18n
  const locale = knownLocale(language)
  const { docs } = await req.payload.find({
    collection,
    where: id === undefined ? where : { and: [where, { id: { not_equals: id } }] },
    locale,
    depth: 0,
    limit: 1,
    pagination: false,
    req: { transactionID: req.transactionID },
  })
  const [other] = docs
  return other ? message[locale].replace('{name}', () => other.name ?? `#${other.id}`) : true
}

const platformNumber = words({
  nl: 'Nummer in het dataplatform',
  fr: 'Numéro dans la plateforme de données',
  en: 'Number in the data platform',
  de: 'Nummer in der Datenplattform',
})

function platformId(
  collection: Linked,
  { name, description }: { name: string; description: Words },
): TextField[] {
  return shared<TextField>({
    name,
    type: 'text',
    label: platformNumber,
    unique: true,
    admin: { position: 'sidebar', description },
    hooks: {
      // Two empty ones are no double.
      beforeValidate: [
        ({ value }) => (typeof value === 'string' ? value.trim() || null : (value as unknown)),
      ],
      beforeDuplicate: [() => null],
    },
    validate: async (value: unknown, options: Parameters<typeof text>[1]) => {
      const known = await text(value as string, options)
      if (known !== true || !value || options.event === 'onChange') return known
      const where = { [name]: { equals: value } }
      return refuseTaken({ collection, where, message: taken[collection].id }, options)
    },
  } as TextField)
}

/** Who a member of the team is elsewhere: an agent of the data platform, an account of the admin. */
export const memberLinks: Field[] = [
  ...platformId('team', {
    name: 'platformAgent',
    description: words({
      nl: 'Waarmee het dataplatform deze makelaar kent. Leeg: het e-mailadres beslist welke panden van hen zijn.',
      fr: 'Celui sous lequel la plateforme connaît cet agent. Vide : l’adresse e-mail décide quels biens sont les siens.',
      en: 'By which the data platform knows this agent. Empty: the e-mail address decides which homes are theirs.',
      de: 'Unter der die Datenplattform diesen Makler kennt. Leer: Die E-Mail-Adresse entscheidet, welche Objekte es sind.',
    }),
  }),
  leadUser({
    name: 'user',
    label: words({
      nl: 'Gebruiker van deze admin',
      fr: 'Utilisateur de cette administration',
      en: 'User of this admin',
      de: 'Benutzer dieser Verwaltung',
    }),
    description: words({
      nl: 'Aanvragen over hun panden worden meteen aan deze gebruiker toegewezen.',
      fr: 'Les demandes sur leurs biens sont aussitôt attribuées à cet utilisateur.',
      en: 'Requests about their homes are assigned to this user at once.',
      de: 'Anfragen zu ihren Objekten werden sofort diesem Benutzer zugewiesen.',
    }),
    unique: true,
    refuse: (user, saving) =>
      refuseTaken(
        { collection: 'team', where: { user: { equals: user } }, message: taken.team.user },
        saving,
      ),
  }),
]

/** Which office of the data platform it is, and who gets what nobody else gets. */
export const officeLinks: Field[] = [
  ...platformId('offices', {
    name: 'platformOffice',
    description: words({
      nl: 'Waarmee het dataplatform dit kantoor kent. Leeg: een pand hoort bij het kantoor van zijn makelaar.',
      fr: 'Celui sous lequel la plateforme connaît cette agence. Vide : un bien relève de l’agence de son agent.',
      en: 'By which the data platform knows this office. Empty: a home belongs to the office of its agent.',
      de: 'Unter der die Datenplattform dieses Büro kennt. Leer: Ein Objekt gehört zum Büro seines Maklers.',
    }),
  }),
  leadUser({
    name: 'defaultUser',
    label: words({
      nl: 'Krijgt de aanvragen van dit kantoor',
      fr: 'Reçoit les demandes de cette agence',
      en: 'Gets the requests of this office',
      de: 'Erhält die Anfragen dieses Büros',
    }),
    description: words({
      nl: 'Voor panden waarvan de makelaar geen gebruiker heeft.',
      fr: 'Pour les biens dont l’agent n’a pas d’utilisateur.',
      en: 'For homes whose agent has no user.',
      de: 'Für Objekte, deren Makler keinen Benutzer hat.',
    }),
  }),
]

export const agencyUser: Field = leadUser({
  name: 'defaultUser',
  label: words({
    nl: 'Krijgt alle andere aanvragen',
    fr: 'Reçoit toutes les autres demandes',
    en: 'Gets all other requests',
    de: 'Erhält alle anderen Anfragen',
  }),
  description: words({
    nl: 'Die over geen pand gaan, of waarvan makelaar noch kantoor een gebruiker heeft. Leeg: ze worden aan niemand toegewezen.',
    fr: 'Celles qui ne concernent aucun bien, ou dont ni l’agent ni l’agence n’a d’utilisateur. Vide : elles ne sont attribuées à personne.',
    en: 'Those about no home, or where neither agent nor office has a user. Empty: they are assigned to nobody.',
    de: 'Die zu keinem Objekt gehören oder bei denen weder Makler noch Büro einen Benutzer hat. Leer: Sie werden niemandem zugewiesen.',
  }),
})
