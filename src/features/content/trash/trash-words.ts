import { words } from '@/cms/words'

export const restoreFirstText = words({
  nl: 'Zet eerst dit terug, want het hoort erbij: {parts}.',
  fr: 'Restaurez d’abord ce qui en fait partie : {parts}.',
  en: 'First restore what belongs to it: {parts}.',
  de: 'Stellen Sie zuerst wieder her, was dazugehört: {parts}.',
})

const aboutToTrash = words({
  nl: '{{label}} <1>{{title}}</1> gaat naar de prullenbak en van de site. U kunt het 30 dagen lang terugzetten.',
  fr: '{{label}} <1>{{title}}</1> va à la corbeille et disparaît du site. Vous pouvez restaurer pendant 30 jours.',
  en: '{{label}} <1>{{title}}</1> goes to the trash and off the site. You can restore it for 30 days.',
  de: '{{label}} <1>{{title}}</1> kommt in den Papierkorb und verschwindet von der Website. 30 Tage lang lässt es sich wiederherstellen.',
})

/** Payload's own question does not say for how long. */
export const trashTranslations = Object.fromEntries(
  Object.entries(aboutToTrash).map(([language, text]) => [language, { general: { aboutToTrash: text } }]),
)
