import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'

import { intlLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { agencyLines } from './agency-lines'
import { colours, hairline, serif, small, text, widthPixels } from './look'
import { MailBlockView } from './mail-block-view'
import type { MailContent, MailSender } from './mail-content'

/** One column of paper: the agency's name, the letter on a sheet, who it is from. */
export function MailView({ content, sender }: { content: MailContent; sender: MailSender }) {
  const { locale, title, blocks } = content
  const { agency, siteUrl } = sender
  return (
    <Html lang={intlLocale[locale]}>
      <Head>
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{title}</title>
      </Head>
      <Preview>{previewOf(content)}</Preview>
      <Body style={{ margin: 0, padding: 0, backgroundColor: colours.paper }}>
        <Container style={{ width: '100%', maxWidth: widthPixels, margin: '0 auto', padding: '32px 16px' }}>
          <Text style={{ margin: '0 0 16px', fontFamily: serif, fontSize: 22, lineHeight: '26px' }}>
            <Link href={`${siteUrl}/${locale}/`} style={{ color: colours.ink, textDecoration: 'none' }}>
              {agency.name}
            </Link>
          </Text>
          <Section style={{ backgroundColor: colours.sheet, border: hairline, padding: '32px 28px 24px' }}>
            <Heading as="h1" style={titleLook}>
              {title}
            </Heading>
            {blocks.map((block, index) => (
              <MailBlockView key={index} block={block} locale={locale} />
            ))}
            {!content.isInternal && (
              <Text style={{ ...text, margin: '24px 0 8px' }}>
                {translator(locale)('mail.closing')}
                <br />
                {content.signer && (
                  <>
                    {content.signer}
                    <br />
                  </>
                )}
                {agency.name}
              </Text>
            )}
          </Section>
          <MailFooter content={content} sender={sender} />
        </Container>
      </Body>
    </Html>
  )
}

/** What mail programs show beside the subject: what it is about, not the greeting. */
function previewOf({ title, blocks, preview }: MailContent): string {
  if (preview) return preview
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  return texts[1] ?? texts[0] ?? title
}

const titleLook = {
  margin: '0 0 20px',
  fontFamily: serif,
  fontWeight: 500,
  fontSize: 28,
  lineHeight: '32px',
  color: colours.ink,
}

function MailFooter({
  content: { locale, reason, stop },
  sender,
}: {
  content: MailContent
  sender: MailSender
}) {
  const link = { color: colours.inkSoft, textDecoration: 'underline' }
  return (
    <Section style={{ padding: '20px 0 0' }}>
      {agencyLines(sender.agency, locale).map((line) => (
        <Text key={line} style={small}>
          {line}
        </Text>
      ))}
      <Hr style={{ margin: '12px 0', border: 0, borderTop: hairline }} />
      {reason && <Text style={small}>{reason}</Text>}
      <Text style={small}>
        {stop && (
          <Link href={stop.href} style={link}>
            {stop.label}
          </Link>
        )}
        {stop && sender.privacyHref && ' · '}
        {sender.privacyHref && (
          <Link href={sender.privacyHref} style={link}>
            {translator(locale)('mail.privacy')}
          </Link>
        )}
      </Text>
    </Section>
  )
}
