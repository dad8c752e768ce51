import '@/ui/theme.css'

import { NotFoundScreen } from './_screens/not-found-screen'

export default function GlobalNotFound() {
  return (
    <html lang="nl">
      <body className="flex min-h-dvh flex-col">
        <NotFoundScreen />
      </body>
    </html>
  )
}
