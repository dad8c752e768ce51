/** Some of the texts of a tree, each in its place. */
export type Part<Tree> = { [Key in keyof Tree]?: Tree[Key] extends string ? string : Part<Tree[Key]> }

/** A tree of texts with those it lacks taken from another; one that lacks nothing comes back as it is. */
export function completed<Tree extends object>(own: Part<Tree>, fallback: Tree): Tree {
  return filled(own, fallback) as Tree
}

function filled(own: unknown, fallback: unknown): unknown {
  if (own === fallback || typeof fallback !== 'object' || fallback === null) return own ?? fallback
  const part = (own ?? {}) as Record<string, unknown>
  return Object.fromEntries(Object.entries(fallback).map(([key, node]) => [key, filled(part[key], node)]))
}
