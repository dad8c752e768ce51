import type { QuestionAndAnswer } from '@/domain/content/module'
import { Disclosure } from '@/ui/overlay/disclosure'
import { RichText } from '@/ui/page/rich-text'

import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'

/** Lines that open onto their answers, the first one open. */
export function QuestionsModule({
  frame,
  questions,
  ...needs
}: ModuleProps & { questions: QuestionAndAnswer[] }) {
  if (questions.length === 0) return null
  return (
    <ModuleSection frame={frame} hosts={needs.hosts}>
      <div className="border-line border-t">
        {questions.map(({ id, question, answer }, index) => (
          <Disclosure
            key={id}
            title={question}
            heading={frame.title ? 'h3' : 'h2'}
            isOpen={index === 0}
            isOpenOnPaper
          >
            <RichText nodes={answer} isBelowHeading {...needs} />
          </Disclosure>
        ))}
      </div>
    </ModuleSection>
  )
}
