import { Img, Link, Section, Text } from '@react-email/components'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { colours, hairline, serif, text, widthPixels } from './look'
import type { MailArticle } from './mail-content'

/** An article as its list shows it: photograph, title, a few words, and the way to the rest. */
export function MailArticleView({ article, locale }: { article: MailArticle; locale: Locale }) {
  const { href, title, standfirst, pictureUrl } = article
  return (
    <Section style={{ margin: '8px 0 20px', borderTop: hairline, padding: '16px 0 0' }}>
      {pictureUrl && (
        <Link href={href} style={{ display: 'block' }}>
          <Img src={pictureUrl} alt="" width={widthPixels} style={pictureLook} />
        </Link>
      )}
      <Text style={titleLook}>
        <Link href={href} style={{ color: colours.ink, textDecoration: 'none' }}>
          {title}
        </Link>
      </Text>
      {standfirst && <Text style={{ ...text, margin: '0 0 6px' }}>{standfirst}</Text>}
      <Text style={{ ...text, margin: 0 }}>
        <Link href={href} style={{ color: colours.brick, textDecoration: 'underline' }}>
          {translator(locale)('module.read_on')}
        </Link>
      </Text>
    </Section>
  )
}

const pictureLook = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
} as const
const titleLook = {
  margin: '14px 0 6px',
  fontFamily: serif,
  fontSize: 22,
  lineHeight: '28px',
  color: colours.ink,
}
