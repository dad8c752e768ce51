import { Img, Link } from '@react-email/components'

import { colours, hairline, sans } from './look'
import type { MailAgent } from './mail-content'

const link = { color: colours.brick, textDecoration: 'underline' }

export function MailAgentView({ agent: { name, role, phone, email, pictureUrl } }: { agent: MailAgent }) {
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      role="presentation"
      style={{ borderTop: hairline }}
    >
      <tbody>
        <tr>
          {pictureUrl && (
            <td width={88} valign="top" style={{ padding: '12px 16px 0 0' }}>
              <Img
                src={pictureUrl}
                alt=""
                width={72}
                height={72}
                style={{ display: 'block', objectFit: 'cover' }}
              />
            </td>
          )}
          <td
            valign="top"
            style={{
              padding: '12px 0 0',
              fontFamily: sans,
              fontSize: 15,
              lineHeight: '22px',
              color: colours.ink,
            }}
          >
            <strong style={{ fontWeight: 600 }}>{name}</strong>
            {role && <div style={{ color: colours.inkSoft }}>{role}</div>}
            {phone && (
              <div>
                <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} style={link}>
                  {phone}
                </Link>
              </div>
            )}
            {email && (
              <div>
                <Link href={`mailto:${email}`} style={link}>
                  {email}
                </Link>
              </div>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
