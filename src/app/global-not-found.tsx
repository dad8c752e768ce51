import '@/ui/theme.css'

import { NotFoundScreen } from './_screens/not-found-screen'

export default function GlobalNotFound() {
  return (
    <html lang="nl">
      <body>
        <NotFoundScreen />
      </body>
    </html>
  )
}
