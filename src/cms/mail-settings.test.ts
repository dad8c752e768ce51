import { expect, test } from 'vitest'

import { mailSettings } from './mail-settings'

const from = 'Gevel Vastgoed <website@gevel.example>'

test.each([
  { smtpUrl: 'smtp://127.0.0.1:1025', options: { host: '127.0.0.1', port: 1025, secure: false } },
  {
    smtpUrl: 'smtps://an%40gevel:p%3Aw@mail.example',
    options: { host: 'mail.example', port: 465, secure: true, auth: { user: 'an@gevel', pass: 'p:w' } },
  },
])('$smtpUrl becomes the parts that Payload asks for', ({ smtpUrl, options }) => {
  expect(mailSettings({ from, smtpUrl, signing: { key: '', selector: 'gevel' } })).toEqual({
    defaultFromName: 'Gevel Vastgoed',
    defaultFromAddress: 'website@gevel.example',
    skipVerify: true,
    transportOptions: options,
  })
})
