import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The admin's own scripts and styles stand in its pages; photographs of homes come from where the platform keeps them. */
const contentPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Payload places what it draws by styles of elements.
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')

const headers = {
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** No other site shows the admin in a frame, and no script runs in it but those of this answer. */
export function setAdminPolicy(
  request: Pick<IncomingMessage, 'headers'>,
  response: Pick<ServerResponse, 'setHeader'>,
  { url, hsts }: { url: string; hsts: string },
): void {
  const policy = contentPolicy(randomBytes(16).toString('base64'))
  // Here Next finds what to write on the scripts in its pages.
  request.headers['content-security-policy'] = policy
  for (const [name, value] of Object.entries({ ...headers, 'Content-Security-Policy': policy }))
    response.setHeader(name, value)
  // Over https only, and only where whoever runs the site says so, as Varnish does for its pages.
  if (hsts && url.startsWith('https:')) response.setHeader('Strict-Transport-Security', hsts)
}
