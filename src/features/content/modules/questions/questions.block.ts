import { localizedText } from '@/cms/fields/localized-text'
import { editorialText } from '@/cms/fields/rich-text'
import { rowLabel } from '@/cms/fields/row-label'
import { words } from '@/cms/words'

import { defineModule } from '../define-module'

const question = words({ nl: 'Vraag', fr: 'Question', en: 'Question', de: 'Frage' })
const questions = words({ nl: 'Vragen', fr: 'Questions', en: 'Questions', de: 'Fragen' })

export const questionsModule = defineModule({
  slug: 'questions',
  interfaceName: 'QuestionsModule',
  label: words({
    nl: 'Vragen en antwoorden',
    fr: 'Questions et réponses',
    en: 'Questions and answers',
    de: 'Fragen und Antworten',
  }),
  knownBy: ['questions.question'],
  specific: [
    {
      name: 'questions',
      type: 'array',
      label: questions,
      labels: { singular: question, plural: questions },
      minRows: 1,
      maxRows: 40,
      admin: {
        ...rowLabel(question, ['question']),
        initCollapsed: true,
        description: words({
          nl: 'Google kan ze bij de pagina tonen.',
          fr: 'Google peut les afficher avec la page.',
          en: 'Google may show them with the page.',
          de: 'Google kann sie bei der Seite anzeigen.',
        }),
      },
      fields: [
        localizedText('question', question, { maxLength: 200 }),
        {
          name: 'answer',
          type: 'richText',
          localized: true,
          editor: editorialText,
          label: words({ nl: 'Antwoord', fr: 'Réponse', en: 'Answer', de: 'Antwort' }),
        },
      ],
    },
  ],
})
