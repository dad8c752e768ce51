/** Set by src/proxy.ts on every request to the site. */
export const requestPathHeader = 'x-gevel-path'
