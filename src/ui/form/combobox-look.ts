export const comboboxLook = {
  box: 'border-edge bg-sheet hover:border-ink has-[input:focus-visible]:outline-brick flex min-h-12 w-full min-w-0 cursor-text flex-wrap items-center gap-1.5 rounded border px-2 py-1.5 transition-colors has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[[aria-invalid=true]]:border-brick',
  chip: 'border-line bg-sand inline-flex min-h-8 max-w-full items-center rounded border pl-2.5 leading-tight wrap-anywhere focus-visible:outline-2 noscript:pr-2.5',
  chipRemove:
    'text-ink-soft hover:text-brick noscript:hidden relative inline-flex h-8 w-8 shrink-0 items-center justify-center after:absolute after:-inset-y-1.5 after:inset-x-0',
  input: 'placeholder:text-ink-soft min-h-8 min-w-16 flex-1 bg-transparent px-1 text-base outline-none',
}
