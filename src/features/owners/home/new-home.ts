import type { HomeStory } from './read/read-story'

const newDays = 14

/** Nobody came to look yet, and it was listed a short while ago or is not on the site: its owner asks how far we are. */
export function isNewHome({ home, happenings }: Pick<HomeStory, 'home' | 'happenings'>, now: Date): boolean {
  if (home.readUntil || home.status !== 'available') return false
  const wasVisited = happenings.some(({ kind, at }) => kind === 'visit' && at <= now)
  const isRecent = now.getTime() - home.listedAt.getTime() < newDays * 86_400_000
  return !wasVisited && (isRecent || !home.isOnline)
}
