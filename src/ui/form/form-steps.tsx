export interface FormStepsProps {
  step: number
  steps: number
  /** "Stap 2 van 3" */
  text: string
  /** What this step asks. */
  title: string
}

export function FormSteps({ step, steps, text, title }: FormStepsProps) {
  return (
    <div>
      <p className="text-ink-soft figures text-sm">{text}</p>
      <h2 className="mt-2">{title}</h2>
      <div aria-hidden="true" className="mt-5 flex gap-1">
        {Array.from({ length: steps }, (_, index) => (
          <span key={index} className={`h-0.5 grow ${index < step ? 'bg-brick' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  )
}
