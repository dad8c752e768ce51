import { Link } from '@react-email/components'
import { Fragment } from 'react'

import { colours, hairline, sans } from './look'
import type { MailLine } from './mail-content'

const cell = {
  padding: '8px 0',
  borderTop: hairline,
  verticalAlign: 'top',
  fontFamily: sans,
  fontSize: 15,
  lineHeight: '22px',
  color: colours.ink,
} as const
const labelCell = {
  width: '38%',
  paddingRight: 12,
  fontWeight: 400,
  textAlign: 'left',
  color: colours.inkSoft,
} as const

/** What was asked and answered, or the facts of an appointment: label left, value right. */
export function MailLedger({ lines }: { lines: MailLine[] }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ borderBottom: hairline }}>
      <tbody>
        {lines.map(({ label, value, href }, index) => (
          <tr key={index}>
            <th scope="row" style={{ ...cell, ...labelCell }}>
              {label}
            </th>
            <td style={{ ...cell, wordBreak: 'break-word' }}>
              {href ? (
                <Link href={href} style={{ color: colours.brick, textDecoration: 'underline' }}>
                  {value}
                </Link>
              ) : (
                <Lines text={value} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
