/** Makes a PlayButton a button to pause, or to play again. */
export function showPlaying(button: HTMLElement, isPlaying: boolean): void {
  const { play = '', pause = '' } = button.dataset
  const label = isPlaying ? pause : play
  button.setAttribute('aria-label', label)
  button.title = label
  button.toggleAttribute('data-playing', isPlaying)
}
