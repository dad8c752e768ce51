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

interface Choice {
  text: string
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
  tooltip?: string
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
        tooltip={props.tooltip}
        SubMenuPopupContent={({ close }) => (
          <PopupList.ButtonGroup>
            <PopupList.Button
              id={other.id}
              onClick={() => {
                close()
                setPressed('other')
              }}
            >
              {other.text}
            </PopupList.Button>
          </PopupList.ButtonGroup>
        )}
      >
        <span aria-live="polite">{pressed && isSaving ? props.heard : choice.text}</span>
      </Button>
    </div>
  )
}
