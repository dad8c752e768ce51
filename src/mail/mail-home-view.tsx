import { Img, Link, Section, Text } from '@react-email/components'

import type { AmountKey } from '@/domain/listing/facts/amount-key'
import { labelText } from '@/domain/listing/energy/energy-label'
import { labelled } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { energyColour, textOn } from '@/ui/energy/energy-scale'

import { colours, hairline, sans, serif, small, widthPixels } from './look'
import type { MailHome } from './mail-content'

/** The card of the site as a mail can show it: photograph, price, one line, facts, energy, and the law's words. */
export function MailHomeView({ home, locale }: { home: MailHome; locale: Locale }) {
  const { href, title, price, facts, pictureUrl, ribbon, reference, legal = [] } = home
  return (
    <Section style={{ margin: '8px 0 28px', borderTop: hairline, borderBottom: hairline }}>
      {pictureUrl && (
        <Link href={href} style={{ display: 'block' }}>
          <Img src={pictureUrl} alt={title} width={widthPixels} style={pictureLook} />
        </Link>
      )}
      {ribbon && (
        <Text style={{ ...small, margin: '12px 0 0', color: colours.brick, fontWeight: 600 }}>{ribbon}</Text>
      )}
      <table width="100%" cellPadding={0} cellSpacing={0} border={0} role="presentation">
        <tbody>
          <tr>
            <td valign="top" style={{ padding: '12px 0' }}>
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
              <Text style={small}>
                {translator(locale)('mail.reference')} {reference}
              </Text>
            </td>
            {home.energy && (
              <td width={64} valign="top" align="right" style={{ padding: '14px 0' }}>
                <EnergyBox energy={home.energy} />
              </td>
            )}
          </tr>
        </tbody>
      </table>
      {legal.length > 0 && (
        <Text style={legalLook}>
          {legal.map(({ label, value, fact }, index) => (
            <FactText key={label} isFirst={index === 0} text={labelled(label, value, locale)} fact={fact} />
          ))}
        </Text>
      )}
    </Section>
  )
}

export function FactText({ text, fact, isFirst }: { text: string; fact?: AmountKey; isFirst: boolean }) {
  return (
    <>
      {!isFirst && ' · '}
      {fact ? <span data-fact={fact}>{text}</span> : text}
    </>
  )
}

export const titleLook = { margin: '0', fontFamily: sans, fontSize: 16, lineHeight: '24px', fontWeight: 600 }
export const legalLook = { ...small, margin: '0 0 14px', fontSize: 13, lineHeight: '19px' }

const pictureLook = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
} as const
const priceLook = {
  margin: '0 0 2px',
  fontFamily: serif,
  fontSize: 26,
  lineHeight: '30px',
  color: colours.ink,
}

/** Mail programs render no arrows: a box in the colour of the region's own scale, with its words for who listens. */
export function EnergyBox({ energy: { region, label, name } }: { energy: NonNullable<MailHome['energy']> }) {
  const colour = energyColour(region, label)
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      style={{
        display: 'inline-block',
        padding: '4px 12px',
        backgroundColor: colour,
        color: textOn(colour),
        fontFamily: sans,
        fontSize: 15,
        fontWeight: 700,
        lineHeight: '20px',
      }}
    >
      {labelText(label).replace('-', '−')}
    </span>
  )
}
