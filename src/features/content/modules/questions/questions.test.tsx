import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { QuestionAndAnswer } from '@/domain/content/module'
import { parseRichText } from '@/domain/content/rich-text'
import { aFrame, moduleNeeds } from '@/testing/records/a-module'
import { aText } from '@/testing/records/a-text'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'

import { faqJsonLd } from '../../seo/faq-json-ld'
import { QuestionsModule } from './questions'

const asked = (question: string, answer: string): QuestionAndAnswer => ({
  id: question,
  question,
  answer: parseRichText(aText(answer)),
})
const two = [asked('Wat kost een schatting?', 'Niets.'), asked('Hoelang duurt het', 'Een week.')]

const render = (questions: QuestionAndAnswer[], title = 'Vragen') =>
  renderToStaticMarkup(<QuestionsModule frame={aFrame({ title })} questions={questions} {...moduleNeeds} />)

test('without questions there is nothing at all', () => {
  expect(render([])).toBe('')
})

test('each question opens onto its answer, the first one open, without a script', () => {
  const html = render(two)
  expect(headingsIn(html)).toEqual(['h2 Vragen', 'h3 Wat kost een schatting?', 'h3 Hoelang duurt het'])
  expect(wordsIn(html)).toContain('Wat kost een schatting? Niets. Hoelang duurt het Een week.')
  expect(html.match(/<details[^>]*?( open="")?[^>]*>/g)?.map((tag) => tag.includes(' open=""'))).toEqual([
    true,
    false,
  ])
})

test('without a title of its own the questions take its place', () => {
  expect(headingsIn(render(two, ''))).toEqual(['h2 Wat kost een schatting?', 'h2 Hoelang duurt het'])
})

test('a link in an answer leads to its page', () => {
  const answer = parseRichText(aText('Bel ons', { relationTo: 'pages', value: 4 }))
  const html = renderToStaticMarkup(
    <QuestionsModule
      frame={aFrame()}
      questions={[{ id: 'a', question: 'Hoe?', answer }]}
      {...moduleNeeds}
      links={({ id }) => `/nl/pagina-${id}/`}
    />,
  )
  expect(linksIn(html)).toEqual(['/nl/pagina-4/'])
})

test('search engines are told each question with its answer, whether it ends in a question mark or not', () => {
  const data = faqJsonLd([{ kind: 'questions', frame: aFrame(), questions: two }])
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Wat kost een schatting?',
        acceptedAnswer: { '@type': 'Answer', text: 'Niets.' },
      },
      {
        '@type': 'Question',
        name: 'Hoelang duurt het',
        acceptedAnswer: { '@type': 'Answer', text: 'Een week.' },
      },
    ],
  })
})

test('a page without questions has no such data', () => {
  expect(faqJsonLd([{ kind: 'questions', frame: aFrame(), questions: [] }])).toBeNull()
})
