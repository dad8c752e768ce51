import { announceInserted } from '../island/behaviour'
import { PlayerLink, type PlayerLinkProps } from './player-link'

/** A player's link inside an island, such as the lightbox. */
export function ClickToLoad(props: PlayerLinkProps) {
  // The link is replaced by its player behind React's back: React only ever removes what is around it.
  return (
    <div
      key={props.player.href}
      ref={(element) => {
        if (element) announceInserted(element)
      }}
    >
      <PlayerLink {...props} />
    </div>
  )
}
