/** The save that a revision names, whichever window wrote it. */
export function saveOf(revision: string | null | undefined): string {
  return (revision ?? '').split('~')[0] ?? ''
}
