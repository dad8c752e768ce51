import { words } from '@/cms/words'
import { dateText } from '@/domain/date'
import type { Language, PerLanguage } from '@/domain/language'

export const absenceText = {
  title: words({ nl: 'Afwezig', fr: 'Absences', en: 'Away', de: 'Abwesend' }),
  intro: words({
    nl: 'Wie afwezig is, krijgt op die dagen geen nieuwe aanvragen en geen herinneringen. Ze gaan naar de collega die vervangt, en die ziet ook de aanvragen van wie weg is.',
    fr: 'La personne absente ne reçoit ces jours-là ni nouvelles demandes ni rappels. Ils vont au collègue qui la remplace, et qui voit aussi ses demandes.',
    en: 'Whoever is away gets no new leads and no reminders on those days. They go to the colleague who covers, who sees the leads of the absent person too.',
    de: 'Wer abwesend ist, erhält an diesen Tagen weder neue Anfragen noch Erinnerungen. Sie gehen an die Vertretung, die auch die Anfragen der abwesenden Person sieht.',
  }),
  who: words({ nl: 'Wie', fr: 'Qui', en: 'Who', de: 'Wer' }),
  cover: words({ nl: 'Vervangen door', fr: 'Remplacement par', en: 'Covered by', de: 'Vertreten durch' }),
  from: words({ nl: 'Eerste dag', fr: 'Premier jour', en: 'First day', de: 'Erster Tag' }),
  until: words({ nl: 'Laatste dag', fr: 'Dernier jour', en: 'Last day', de: 'Letzter Tag' }),
  save: words({
    nl: 'Afwezigheid bewaren',
    fr: 'Enregistrer l’absence',
    en: 'Save the absence',
    de: 'Abwesenheit speichern',
  }),
  end: words({
    nl: 'Afwezigheid van {name} schrappen',
    fr: 'Supprimer l’absence de {name}',
    en: 'Remove the absence of {name}',
    de: 'Abwesenheit von {name} löschen',
  }),
  line: words({
    nl: '{name} is afwezig van {from} tot en met {until}. {cover} vervangt.',
    fr: '{name} : absence du {from} au {until} inclus. Remplacement par {cover}.',
    en: '{name} is away from {from} up to and including {until}. {cover} covers.',
    de: '{name} ist vom {from} bis einschließlich {until} abwesend. {cover} vertritt.',
  }),
  away: words({
    nl: 'afwezig tot en met {until}, {cover} vervangt',
    fr: 'absence jusqu’au {until} inclus, remplacement par {cover}',
    en: 'away up to and including {until}, {cover} covers',
    de: 'bis einschließlich {until} abwesend, {cover} vertritt',
  }),
  instead: words({
    nl: '{assignee} (vervangt {name})',
    fr: '{assignee} (remplace {name})',
    en: '{assignee} (covers for {name})',
    de: '{assignee} (vertritt {name})',
  }),
}

const filled = (text: PerLanguage<string>, language: Language, values: Record<string, string>) =>
  text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

interface Named {
  name: string
  cover: string
  firstDay: string
  lastDay: string
}

export function absenceLine({ name, cover, firstDay, lastDay }: Named, language: Language): string {
  const from = dateText(new Date(firstDay), language)
  const until = dateText(new Date(lastDay), language)
  return filled(absenceText.line, language, { name, cover, from, until })
}

/** Beside the name of who is away today. */
export function awayText({ cover, lastDay }: Pick<Named, 'cover' | 'lastDay'>, language: Language): string {
  return filled(absenceText.away, language, { cover, until: dateText(new Date(lastDay), language) })
}

/** Bo (covers for An). */
export function insteadText(assignee: string, name: string, language: Language): string {
  return filled(absenceText.instead, language, { assignee, name })
}

export function endText(name: string, language: Language): string {
  return filled(absenceText.end, language, { name })
}
