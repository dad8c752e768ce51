'use client'

import {
  Button,
  PopupList,
  useForm,
  useFormBackgroundProcessing,
  useFormInitializing,
  useFormProcessing,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'

import './heard-button.css'

interface Choice {
  text: string
  /** What it does, said in the menu behind the arrow. */
  hint?: string
  act: () => Promise<void>
}

/**
 * A button of the form with a second choice behind its arrow. By hand: Payload's own is dead while the form saves by
 * itself. This one keeps what was pressed then, says so, and does it as soon as that save has ended.
 */
export function HeardButton(props: {
  id: string
  choice: Choice
  other: Choice & { id?: string }
  /** Stands on it from the press until the save has ended. */
  heard: string
  isDisabled?: boolean
}) {
  const { choice, other, isDisabled = false } = props
  const [pressed, setPressed] = useState<'choice' | 'other' | null>(null)
  const isSaving = useFormBackgroundProcessing()
  const isBusy = [useFormProcessing(), useFormInitializing(), useForm().disabled].some(Boolean)

  const act = useEffectEvent((which: 'choice' | 'other') => {
    setPressed(null)
    void props[which].act()
  })
  useEffect(() => {
    if (!pressed || isSaving || isBusy) return
    const turn = setTimeout(() => act(pressed))
    return () => clearTimeout(turn)
  }, [pressed, isSaving, isBusy])

  return (
    <div className="form-submit">
      <Button
        id={props.id}
        disabled={isBusy || (isDisabled && !pressed)}
        onClick={() => setPressed('choice')}
        SubMenuPopupContent={({ close }) => (
          <PopupList.ButtonGroup>
            {(['choice', 'other'] as const).map((which) => (
              <PopupList.Button
                key={which}
                id={which === 'other' ? other.id : undefined}
                onClick={() => {
                  close()
                  setPressed(which)
                }}
              >
                <span className="heard-choice">
                  {props[which].text}
                  {props[which].hint && <small>{props[which].hint}</small>}
                </span>
              </PopupList.Button>
            ))}
          </PopupList.ButtonGroup>
        )}
      >
        <span aria-live="polite">{pressed && isSaving ? props.heard : choice.text}</span>
      </Button>
    </div>
  )
}
