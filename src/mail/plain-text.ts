import { labelled } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { agencyLines } from './agency-lines'
import type { MailBlock, MailContent, MailHome, MailLine, MailSender } from './mail-content'

/** The same mail for who reads no HTML. */
export function plainText(content: MailContent, { agency, privacyHref }: MailSender): string {
  const { locale, title, blocks, reason, stop } = content
  const t = translator(locale)
  const parts = [
    title,
    ...blocks.map((block) => blockText(block, locale)),
    ...(content.isInternal
      ? []
      : [[t('mail.closing'), content.signer, agency.name].filter(Boolean).join('\n')]),
    [
      '--',
      ...agencyLines(agency, locale),
      ...(privacyHref ? [labelled(t('mail.privacy'), privacyHref, locale)] : []),
      ...(reason ? [reason] : []),
      ...(stop ? [labelled(stop.label, stop.href, locale)] : []),
    ].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: MailBlock, locale: Locale): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text
    case 'ledger':
      return [
        ...(block.title ? [block.title] : []),
        ...block.lines.map((line) => lineText(line, locale)),
      ].join('\n')
    case 'home':
      return homeText(block.home, locale)
    case 'article': {
      const { title, standfirst, href } = block.article
      return [title, standfirst, href].filter(Boolean).join('\n')
    }
    case 'homes':
      return [block.title, ...block.homes.map((home) => homeText(home, locale))].join('\n\n')
    case 'button':
      return labelled(block.link.label, `\n${block.link.href}`, locale).replace(/ +\n/, '\n')
    case 'links':
      return block.links.map(({ label, href }) => labelled(label, href, locale)).join('\n')
    case 'agent':
      return [block.title, block.agent.name, block.agent.role, block.agent.phone, block.agent.email]
        .filter(Boolean)
        .join('\n')
  }
}

/** Answers of several lines stand under their label, set in. */
function lineText({ label, value }: MailLine, locale: Locale): string {
  const text = value.includes('\n') ? `\n  ${value.replaceAll('\n', '\n  ')}` : value
  return labelled(label, text, locale).replace(/ +\n/, '\n')
}

function homeText(
  { ribbon, title, price, reference, facts, energy, legal = [], href }: MailHome,
  locale: Locale,
): string {
  return [
    ribbon ? labelled(ribbon, title, locale) : title,
    [price, reference].filter(Boolean).join(' · '),
    facts.map(({ text }) => text).join(' · '),
    energy?.name,
    ...legal.map((line) => lineText(line, locale)),
    href,
  ]
    .filter(Boolean)
    .join('\n')
}
