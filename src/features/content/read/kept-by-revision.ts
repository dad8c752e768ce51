interface Kept {
  revision: number
  value: Promise<unknown>
}

/**
 * Small things that change with content.revision alone, kept in the process. Never out of date, since every request
 * reads the revision first. There are as many as there are names for them, which are few.
 */
export class KeptByRevision {
  private readonly values = new Map<string, Kept>()

  read<Value>(
    name: string,
    { revision, read }: { revision: number; read: () => Promise<Value> },
  ): Promise<Value> {
    const last = this.values.get(name)
    if (last?.revision === revision) return last.value as Promise<Value>
    const value = read()
    this.values.set(name, { revision, value })
    // A failed read is not kept.
    value.catch(() => this.values.get(name)?.value === value && this.values.delete(name))
    return value
  }
}

/** Of this process. */
export const keptDocuments = new KeptByRevision()
