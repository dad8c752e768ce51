import type { Tone } from '@/cms/admin/board-parts'
import { words } from '@/cms/words'

import type { MissingNotice } from './redirect-missing.endpoint'

export const missingText = {
  title: words({
    nl: 'Niet gevonden',
    fr: 'Introuvables',
    en: 'Not found',
    de: 'Nicht gefunden',
  }),
  lead: words({
    nl: 'Adressen die bezoekers de laatste 14 dagen opvroegen en die niet bestaan. Leid een oud adres met één klik door naar de juiste pagina.',
    fr: 'Adresses demandées par des visiteurs ces 14 derniers jours et qui n’existent pas. Redirigez une ancienne adresse vers la bonne page en un clic.',
    en: 'Addresses that visitors asked for in the last 14 days and that do not exist. Lead an old address to the right page with one click.',
    de: 'Adressen, die Besucher in den letzten 14 Tagen aufgerufen haben und die es nicht gibt. Leiten Sie eine alte Adresse mit einem Klick auf die richtige Seite weiter.',
  }),
  counted: words({
    nl: 'De aantallen zijn een ondergrens: wie binnen dezelfde minuut hetzelfde adres opvraagt, krijgt het antwoord uit de cache en telt niet mee. Zoekrobots tellen evenmin mee. Over de bezoeker zelf wordt niets bewaard.',
    fr: 'Les nombres sont un minimum : qui demande la même adresse dans la même minute reçoit la réponse du cache et n’est pas compté. Les robots ne le sont pas non plus. Rien n’est conservé sur le visiteur.',
    en: 'The counts are a minimum: whoever asks for the same address within the same minute is answered from the cache and not counted. Neither are robots. Nothing is kept about the visitor.',
    de: 'Die Zahlen sind Mindestwerte: Wer innerhalb derselben Minute dieselbe Adresse aufruft, erhält die Antwort aus dem Cache und wird nicht gezählt. Suchroboter zählen ebenfalls nicht. Über die Besucher selbst wird nichts gespeichert.',
  }),
  none: words({
    nl: 'Niemand vroeg een adres op dat niet bestaat.',
    fr: 'Personne n’a demandé d’adresse inexistante.',
    en: 'Nobody asked for an address that does not exist.',
    de: 'Niemand hat eine Adresse aufgerufen, die es nicht gibt.',
  }),
  more: words({
    nl: 'De 100 vaakst gevraagde van {n}.',
    fr: 'Les 100 plus demandées sur {n}.',
    en: 'The 100 asked for most, of {n}.',
    de: 'Die 100 meistgefragten von {n}.',
  }),
  address: words({ nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' }),
  hits: words({ nl: 'Keer', fr: 'Fois', en: 'Times', de: 'Mal' }),
  lastSeen: words({
    nl: 'Laatst gevraagd',
    fr: 'Dernière demande',
    en: 'Last asked for',
    de: 'Zuletzt aufgerufen',
  }),
  referrers: words({ nl: 'Verwijst ernaar', fr: 'Y mène', en: 'Leads there', de: 'Verweist dorthin' }),
  unknown: words({ nl: 'niet gezegd', fr: 'non indiqué', en: 'not said', de: 'nicht angegeben' }),
  target: words({ nl: 'Nieuw adres', fr: 'Nouvelle adresse', en: 'New address', de: 'Neue Adresse' }),
  targetOf: words({
    nl: 'Nieuw adres voor {address}',
    fr: 'Nouvelle adresse pour {address}',
    en: 'New address for {address}',
    de: 'Neue Adresse für {address}',
  }),
  redirect: words({ nl: 'Doorverwijzen', fr: 'Rediriger', en: 'Redirect', de: 'Weiterleiten' }),
}

export const missingNotices: Record<MissingNotice, { tone: Tone; text: ReturnType<typeof words> }> = {
  redirected: {
    tone: 'good',
    text: words({
      nl: 'Het oude adres leidt nu door. De doorverwijzing staat bij Doorverwijzingen.',
      fr: 'L’ancienne adresse redirige désormais. La redirection figure sous Redirections.',
      en: 'The old address leads on now. The redirect stands under Redirects.',
      de: 'Die alte Adresse leitet jetzt weiter. Die Weiterleitung steht unter Weiterleitungen.',
    }),
  },
  nowhere: {
    tone: 'attention',
    text: words({
      nl: 'Op het nieuwe adres staat geen pagina die bezoekers kunnen lezen. Kies een ander.',
      fr: 'Aucune page lisible par les visiteurs ne se trouve à la nouvelle adresse. Choisissez-en une autre.',
      en: 'At the new address there is no page that visitors can read. Choose another.',
      de: 'Unter der neuen Adresse gibt es keine Seite, die Besucher lesen können. Wählen Sie eine andere.',
    }),
  },
  refused: {
    tone: 'bad',
    text: words({
      nl: 'De doorverwijzing is niet bewaard. Schrijf het nieuwe adres als /nl/… of https://…',
      fr: 'La redirection n’a pas été enregistrée. Écrivez la nouvelle adresse comme /fr/… ou https://…',
      en: 'The redirect was not saved. Write the new address as /en/… or https://…',
      de: 'Die Weiterleitung wurde nicht gespeichert. Schreiben Sie die neue Adresse als /de/… oder https://…',
    }),
  },
  forbidden: {
    tone: 'bad',
    text: words({
      nl: 'Alleen redacteurs en beheerders leiden adressen door.',
      fr: 'Seuls les rédacteurs et les administrateurs redirigent des adresses.',
      en: 'Only editors and administrators redirect addresses.',
      de: 'Nur Redakteure und Administratoren leiten Adressen weiter.',
    }),
  },
}
