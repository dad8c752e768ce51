import { CircleAlert } from 'lucide-react'

export interface FieldProblem {
  /** The id of the field. */
  field: string
  text: string
}

/** On top of a form that came back: what is wrong, each line a link to its field. */
export function ErrorSummary({ title, problems }: { title: string; problems: FieldProblem[] }) {
  if (problems.length === 0) return null
  return (
    <div
      id="error-summary"
      role="alert"
      tabIndex={-1}
      className="border-brick bg-sheet grid grid-cols-[auto_1fr] gap-x-3 rounded border p-5"
    >
      <CircleAlert aria-hidden strokeWidth={1.5} className="text-brick size-6" />
      <h2 className="text-xl">{title}</h2>
      <ul className="col-start-2 mt-1">
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} className="inline-flex min-h-11 items-center underline md:min-h-8">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
