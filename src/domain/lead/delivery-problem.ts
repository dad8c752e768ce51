/** Why something does not arrive, as far as a person can do something about it. */
export type DeliveryProblem =
  | 'no-address'
  | 'no-agency-address'
  | 'home-gone'
  | 'may-have-arrived'
  | 'platform-refused'
  | 'platform-down'
  | 'mailbox-full'
  | 'unknown-address'
  | 'taken-for-spam'
  | 'sign-in'
  | 'later'
  | 'no-answer'
  | 'unreachable'

/** In this order: what says more comes first. */
const signs: readonly (readonly [RegExp, DeliveryProblem])[] = [
  [/neither the agent nor the agency/i, 'no-agency-address'],
  [/left no e-mail address|no address to send/i, 'no-address'],
  [/home is no longer on the site/i, 'home-gone'],
  [/may have arrived/i, 'may-have-arrived'],
  [/platform answered no|HTTP 4(?!08|29)\d\d/i, 'platform-refused'],
  [/HTTP (5\d\d|408|429)/i, 'platform-down'],
  [/\b552\b|[45]\.2\.2|mailbox (is )?full|quota/i, 'mailbox-full'],
  [/\b53[0-9]\b|invalid login|authentication|EAUTH/i, 'sign-in'],
  [
    /\b55[013]\b|[45]\.1\.\d|user unknown|no such (user|mailbox|box)|receivers was refused/i,
    'unknown-address',
  ],
  [/\b554\b|[45]\.7\.\d|spam|blocked|blacklist/i, 'taken-for-spam'],
  [/\b4[25]\d\b|greylist|try again/i, 'later'],
  [/no answer in time|timed? ?out/i, 'no-answer'],
  [/ECONN|ENOTFOUND|EHOST|EDNS|getaddrinfo|fetch failed|socket|connection|TLS/i, 'unreachable'],
]

/** Reads it off what a server or our own code said; `null` when that tells nothing we know. */
export function deliveryProblem(said: string): DeliveryProblem | null {
  return signs.find(([sign]) => sign.test(said))?.[1] ?? null
}
