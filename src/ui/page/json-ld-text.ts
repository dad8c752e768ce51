/** JSON that cannot end the element it stands in, whatever a platform or an editor wrote. */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026')
}
