import { Checkbox } from '@/ui/form/checkbox'

import { fieldId } from './filter-needs'

export interface Box {
  name: string
  value: string
  label: string
  isChosen: boolean
  isDisabled?: boolean
}

/** Boxes that stand beside one another under one heading. */
export function BoxGroup({ legend, boxes, className }: { legend: string; boxes: Box[]; className: string }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className={`grid ${className}`}>
        {boxes.map(({ name, value, label, isChosen, isDisabled }) => (
          <Checkbox
            key={`${name} ${value}`}
            id={fieldId(`${name}-${value}`)}
            name={name}
            value={value}
            label={isDisabled ? <span className="text-ink-soft">{label}</span> : label}
            defaultChecked={isChosen}
            disabled={isDisabled}
          />
        ))}
      </div>
    </fieldset>
  )
}
