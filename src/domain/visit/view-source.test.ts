import { expect, test } from 'vitest'

import { type Arrival, type ViewSource, viewSourceOf } from './view-source'

const own = ['www.agency.example']

const sourceOf = (referrer: string, campaign: Arrival['campaign'] = {}) =>
  viewSourceOf({ referrer, campaign }, own)

test.each<[string, ViewSource]>([
  ['', 'direct'],
  ['www.agency.example', 'own-site'],
  ['WWW.Agency.Example', 'own-site'],
  ['www.google.be', 'search'],
  ['google.com', 'search'],
  ['www.google.co.uk', 'search'],
  ['www.bing.com', 'search'],
  ['duckduckgo.com', 'search'],
  ['www.immoweb.be', 'portal'],
  ['zimmo.be', 'portal'],
  ['www.athome.lu', 'portal'],
  ['mail.google.com', 'mail'],
  ['outlook.live.com', 'mail'],
  ['www.facebook.com', 'other'],
  ['blog.example', 'other'],
])('from %j: %s', (referrer, source) => {
  expect(sourceOf(referrer)).toBe(source)
})

test.each([
  'notimmoweb.be',
  'immoweb.be.example',
  'google.example.com',
  'evilgoogle.com',
  'sites.google.com',
])('%s only looks like one of the known sites', (referrer) => {
  expect(sourceOf(referrer)).toBe('other')
})

test.each<[Arrival['campaign'], string, ViewSource]>([
  [{ medium: 'email' }, '', 'mail'],
  [{ medium: 'Email', source: 'alert' }, 'www.google.be', 'mail'],
  [{ source: 'newsletter' }, '', 'mail'],
  [{ source: 'immoweb' }, '', 'portal'],
  [{ source: 'immoweb.be', medium: 'referral' }, '', 'portal'],
  [{ source: 'google', medium: 'cpc' }, '', 'search'],
  [{ source: 'facebook', medium: 'social' }, '', 'other'],
  // Within the site the link of the first page stays in nobody's way.
  [{ medium: 'email' }, 'www.agency.example', 'own-site'],
])('the campaign %j from %j: %s', (campaign, referrer, source) => {
  expect(sourceOf(referrer, campaign)).toBe(source)
})
