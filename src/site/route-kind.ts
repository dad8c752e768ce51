/**
 * A name for what was asked, for logs and metrics: the first fixed word of the route. Addresses themselves hold the
 * keys of visitors and have no end; routes are few.
 */
export function routeKind(route: string): string {
  if (route === '/') return 'root'
  const words = route.split('/').filter((part) => part !== '' && !part.startsWith(':'))
  const [word = 'screen'] = words
  if (word === '*') return 'screen'
  return word.includes('.') ? 'file' : word
}
