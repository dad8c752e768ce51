/** Websites that visitors come from, by the domain that they own. A subdomain belongs to its domain. */

export const portals = [
  '2dehands.be',
  '2ememain.be',
  'athome.lu',
  'biddit.be',
  'habiter.lu',
  'hebbes.be',
  'immo.lu',
  'immoscoop.be',
  'immotop.lu',
  'immovlan.be',
  'immoweb.be',
  'immoweb.lu',
  'logic-immo.be',
  'proxio.be',
  'realo.be',
  'spotto.be',
  'vitrine.be',
  'vlan.be',
  'wortimmo.lu',
  'zimmo.be',
] as const

export const searchEngines = [
  'baidu.com',
  'bing.com',
  'chatgpt.com',
  'copilot.microsoft.com',
  'duckduckgo.com',
  'ecosia.org',
  'gemini.google.com',
  'kagi.com',
  'lilo.org',
  'mojeek.com',
  'perplexity.ai',
  'qwant.com',
  'search.brave.com',
  'search.yahoo.com',
  'startpage.com',
  'swisscows.com',
  'yandex.com',
] as const

/** Google has a domain in every country. */
export const googleSearch = /^(www\.)?google(\.[a-z]{2,3}){1,2}$/

export const webmail = [
  'gmail.com',
  'mail.google.com',
  'mail.proton.me',
  'mail.yahoo.com',
  'mail.zoho.eu',
  'office.com',
  'office365.com',
  'outlook.com',
  'outlook.live.com',
  'webmail.proximus.be',
  'webmail.pt.lu',
  'webmail.telenet.be',
] as const
