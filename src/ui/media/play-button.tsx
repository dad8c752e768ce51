import { type LucideProps, Pause, Play } from 'lucide-react'

import { IconButton, type IconButtonProps } from '../icon-button'

export interface PlayButtonProps extends Pick<IconButtonProps, 'look' | 'className'> {
  words: Record<'play' | 'pause', string>
}

/** Plays what is paused and pauses what plays; show-playing.ts tells it which. */
export function PlayButton({ words, ...rest }: PlayButtonProps) {
  return (
    <IconButton
      icon={PlayOrPause}
      label={words.play}
      data-play={words.play}
      data-pause={words.pause}
      {...rest}
    />
  )
}

function PlayOrPause({ className, ...icon }: LucideProps) {
  return (
    <>
      <Play {...icon} className={`${className} in-data-playing:hidden`} />
      <Pause {...icon} className={`${className} hidden in-data-playing:block`} />
    </>
  )
}
