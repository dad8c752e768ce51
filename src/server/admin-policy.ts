import type { ServerResponse } from 'node:http'

/** The admin's own scripts and styles stand in its pages; photographs of homes come from where the platform keeps them. */
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
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
  'Content-Security-Policy': contentPolicy,
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** No other site shows the admin in a frame, and no script of others runs in it. */
export function setAdminPolicy(response: Pick<ServerResponse, 'setHeader'>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
