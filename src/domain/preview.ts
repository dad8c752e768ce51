/** An editor looks at a draft: its path contains the word preview. */
export function isPreviewPath(path: string): boolean {
  return path.toLowerCase().includes('preview')
}
