import { Img, Link, Text } from '@react-email/components'

import { labelled } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'

import { colours, hairline, serif, small } from './look'
import type { MailHome } from './mail-content'
import { EnergyBox, FactText, legalLook, titleLook } from './mail-home-view'

const pictureWidth = 168

/** One of several homes: a small photograph, and beside it what it costs and what it is; below, the law's words. */
export function MailHomeRow({ home, locale }: { home: MailHome; locale: Locale }) {
  const { href, title, price, facts, pictureUrl, energy, legal = [] } = home
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ borderTop: hairline }}>
      <tbody>
        <tr>
          {pictureUrl && (
            <td width={pictureWidth} valign="top" style={{ padding: '14px 16px 10px 0' }}>
              <Link href={href}>
                <Img src={pictureUrl} alt="" width={pictureWidth} style={pictureLook} />
              </Link>
            </td>
          )}
          <td valign="top" style={{ padding: '10px 0' }}>
            {price && (
              <Text data-fact="price" style={priceLook}>
                {price}
              </Text>
            )}
            <Text style={titleLook}>
              <Link href={href} style={{ color: colours.ink, textDecoration: 'underline' }}>
                {title}
              </Link>
            </Text>
            {facts.length > 0 && (
              <Text style={small}>
                {facts.map(({ text, fact }, index) => (
                  <FactText key={fact} isFirst={index === 0} text={text} fact={fact} />
                ))}
              </Text>
            )}
          </td>
          {energy && (
            <td width={56} valign="top" align="right" style={{ padding: '14px 0' }}>
              <EnergyBox energy={energy} />
            </td>
          )}
        </tr>
        {legal.length > 0 && (
          <tr>
            <td colSpan={3}>
              <Text style={legalLook}>
                {legal.map(({ label, value, fact }, index) => (
                  <FactText
                    key={label}
                    isFirst={index === 0}
                    text={labelled(label, value, locale)}
                    fact={fact}
                  />
                ))}
              </Text>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

const pictureLook = { display: 'block', width: pictureWidth, height: 112, objectFit: 'cover' } as const
const priceLook = {
  margin: '0 0 2px',
  fontFamily: serif,
  fontSize: 22,
  lineHeight: '28px',
  color: colours.ink,
}
