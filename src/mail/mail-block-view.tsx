import { Heading, Link, Section, Text } from '@react-email/components'
import { Fragment, type ReactNode } from 'react'

import type { Locale } from '@/i18n/locales'

import { colours, sans, serif, small, text } from './look'
import { MailAgentView } from './mail-agent-view'
import { MailArticleView } from './mail-article-view'
import type { MailBlock, MailLink } from './mail-content'
import { MailHomeRow } from './mail-home-row'
import { MailHomeView } from './mail-home-view'
import { MailLedger } from './mail-ledger'

export function MailBlockView({ block, locale }: { block: MailBlock; locale: Locale }) {
  switch (block.kind) {
    case 'text':
      return <Text style={text}>{withBreaks(block.text)}</Text>
    case 'note':
      return <Text style={{ ...small, margin: '0 0 16px' }}>{block.text}</Text>
    case 'ledger':
      return (
        <Section style={{ margin: '8px 0 24px' }}>
          {block.title && <BlockTitle>{block.title}</BlockTitle>}
          <MailLedger lines={block.lines} />
        </Section>
      )
    case 'home':
      return <MailHomeView home={block.home} locale={locale} />
    case 'article':
      return <MailArticleView article={block.article} locale={locale} />
    case 'homes':
      return (
        <Section style={{ margin: '24px 0 8px' }}>
          <BlockTitle>{block.title}</BlockTitle>
          {block.homes.map((home) => (
            <MailHomeRow key={home.href} home={home} locale={locale} />
          ))}
        </Section>
      )
    case 'button':
      return <MailButton {...block.link} />
    case 'links':
      return (
        <Section style={{ margin: '8px 0 16px' }}>
          {block.links.map(({ label, href }) => (
            <Text key={href} style={{ ...text, margin: '0 0 6px' }}>
              <Link href={href} style={{ color: colours.brick, textDecoration: 'underline' }}>
                {label}
              </Link>
            </Text>
          ))}
        </Section>
      )
    case 'agent':
      return (
        <Section style={{ margin: '16px 0 8px' }}>
          <BlockTitle>{block.title}</BlockTitle>
          <MailAgentView agent={block.agent} />
        </Section>
      )
  }
}

function BlockTitle({ children }: { children: string }) {
  return (
    <Heading
      as="h2"
      style={{
        margin: '0 0 8px',
        fontFamily: serif,
        fontWeight: 500,
        fontSize: 20,
        lineHeight: '24px',
        color: colours.ink,
      }}
    >
      {children}
    </Heading>
  )
}

// Padding on the link itself is left out by Outlook, hence the border in its colour around it.
const button = {
  display: 'inline-block',
  padding: '12px 20px',
  border: `1px solid ${colours.brick}`,
  borderRadius: 2,
  backgroundColor: colours.brick,
  color: colours.sheet,
  fontFamily: sans,
  fontSize: 16,
  fontWeight: 600,
  lineHeight: '20px',
  textDecoration: 'none',
}

function MailButton({ label, href }: MailLink) {
  return (
    <Section style={{ margin: '8px 0 20px' }}>
      <Link href={href} style={button}>
        {label}
      </Link>
    </Section>
  )
}

/** Not every mail program keeps the line ends of a text by its style. */
function withBreaks(text: string): ReactNode {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
