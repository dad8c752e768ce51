export const shareLook =
  'text-ink hover:text-brick inline-flex min-h-11 items-center gap-2 font-medium no-underline transition-colors hover:underline'
