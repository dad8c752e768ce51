import { words } from '@/cms/words'
import type { PerLanguage } from '@/domain/language'
import type { ReplyTemplate } from '@/domain/lead/reply'

/** How a colleague sees each template named. */
export const templateNames: Record<ReplyTemplate, PerLanguage<string>> = {
  call: words({ nl: 'Ik bel u', fr: 'Je vous appelle', en: 'I will call you', de: 'Ich rufe Sie an' }),
  visit: words({
    nl: 'Bezoek voorstellen',
    fr: 'Proposer une visite',
    en: 'Propose a visit',
    de: 'Besichtigung vorschlagen',
  }),
  information: words({
    nl: 'Informatie volgt',
    fr: 'Informations à suivre',
    en: 'Information to follow',
    de: 'Informationen folgen',
  }),
  unavailable: words({
    nl: 'Niet meer beschikbaar',
    fr: 'Plus disponible',
    en: 'No longer available',
    de: 'Nicht mehr verfügbar',
  }),
}

/** Our own texts, in the language of the visitor, without greeting and closing; `{home}` is the home. */
export const ourTemplates: Record<ReplyTemplate, PerLanguage<string>> = {
  call: words({
    nl: 'Dank u voor uw bericht. Ik bel u vandaag of morgen om uw vraag te bespreken.\n\nUw vraag gaat over {home}.\n\nBereik ik u beter op een bepaald moment? Antwoord dan op deze e-mail.',
    fr: 'Merci pour votre message. Je vous appelle aujourd’hui ou demain pour en parler.\n\nVotre demande concerne {home}.\n\nY a-t-il un moment où vous êtes plus facile à joindre\u00a0? Répondez simplement à cet e-mail.',
    en: 'Thank you for your message. I will call you today or tomorrow to talk about it.\n\nYour question is about {home}.\n\nIs there a time that suits you best? Just reply to this email.',
    de: 'Vielen Dank für Ihre Nachricht. Ich rufe Sie heute oder morgen an, um Ihre Frage zu besprechen.\n\nIhre Anfrage betrifft {home}.\n\nSind Sie zu einer bestimmten Zeit besser erreichbar? Antworten Sie einfach auf diese E-Mail.',
  }),
  visit: words({
    nl: 'Dank u voor uw interesse.\n\nIk toon u graag {home}.\n\nWelke dagen en uren passen voor u? Antwoord op deze e-mail met twee of drie momenten, dan bevestig ik er een.',
    fr: 'Merci pour votre intérêt.\n\nJe vous fais volontiers visiter {home}.\n\nQuels jours et quelles heures vous conviennent\u00a0? Répondez à cet e-mail avec deux ou trois moments, et j’en confirmerai un.',
    en: 'Thank you for your interest.\n\nI will be glad to show you {home}.\n\nWhich days and times suit you? Reply to this email with two or three, and I will confirm one of them.',
    de: 'Vielen Dank für Ihr Interesse.\n\nGerne zeige ich Ihnen {home}.\n\nWelche Tage und Uhrzeiten passen Ihnen? Nennen Sie mir in Ihrer Antwort zwei oder drei Termine, und ich bestätige einen davon.',
  }),
  information: words({
    nl: 'Dank u voor uw bericht. Ik zoek de gevraagde informatie op en stuur ze u zo snel mogelijk.\n\nUw vraag gaat over {home}.\n\nHebt u intussen nog een vraag? Antwoord dan op deze e-mail.',
    fr: 'Merci pour votre message. Je rassemble les informations demandées et vous les envoie dès que possible.\n\nVotre demande concerne {home}.\n\nVous avez entre-temps une autre question\u00a0? Répondez simplement à cet e-mail.',
    en: 'Thank you for your message. I am gathering the information you asked for and will send it as soon as possible.\n\nYour question is about {home}.\n\nAny other question in the meantime? Just reply to this email.',
    de: 'Vielen Dank für Ihre Nachricht. Ich stelle die gewünschten Informationen zusammen und sende sie Ihnen so bald wie möglich.\n\nIhre Anfrage betrifft {home}.\n\nHaben Sie inzwischen noch eine Frage? Antworten Sie einfach auf diese E-Mail.',
  }),
  unavailable: words({
    nl: 'Dank u voor uw interesse. Het pand waarover u schrijft, is helaas niet meer beschikbaar.\n\nHet gaat om {home}.\n\nZal ik u laten weten wanneer er iets gelijkaardigs te koop of te huur komt? Antwoord dan op deze e-mail met wat u zoekt.',
    fr: 'Merci pour votre intérêt. Le bien dont vous parlez n’est malheureusement plus disponible.\n\nVotre demande concernait {home}.\n\nSouhaitez-vous que je vous prévienne lorsqu’un bien similaire sera à vendre ou à louer\u00a0? Répondez à cet e-mail en précisant ce que vous cherchez.',
    en: 'Thank you for your interest. Unfortunately, the property you ask about is no longer available.\n\nThis is about {home}.\n\nShall I let you know when something similar comes up for sale or to let? Reply to this email and tell me what you are looking for.',
    de: 'Vielen Dank für Ihr Interesse. Das Objekt, nach dem Sie fragen, ist leider nicht mehr verfügbar.\n\nEs handelt sich um {home}.\n\nSoll ich Ihnen Bescheid geben, sobald etwas Ähnliches zum Verkauf oder zur Miete steht? Antworten Sie auf diese E-Mail und schreiben Sie mir, was Sie suchen.',
  }),
}

/** What stands for `{home}`. */
export const homeWords = words({
  nl: 'het pand met referentie {reference}',
  fr: 'le bien de référence {reference}',
  en: 'the property with reference {reference}',
  de: 'das Objekt mit der Referenz {reference}',
})
