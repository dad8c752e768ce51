import '@/ui/theme.css'

import { defaultLocale } from '@/i18n/locales'

import { fontVariables } from './fonts'
import { NotFoundScreen } from './_screens/not-found-screen'

export default function GlobalNotFound() {
  return (
    <html lang="nl" className={fontVariables}>
      <body className="flex min-h-dvh flex-col">
        <NotFoundScreen locale={defaultLocale} />
      </body>
    </html>
  )
}
