import '@/ui/theme.css'

import { fontVariables } from './fonts'
import { NotFoundScreen } from './_screens/not-found-screen'

export default function GlobalNotFound() {
  return (
    <html lang="nl" className={fontVariables}>
      <body className="flex min-h-dvh flex-col">
        <NotFoundScreen />
      </body>
    </html>
  )
}
