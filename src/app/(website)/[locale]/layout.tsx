import '@/ui/theme.css'

import type { ReactNode } from 'react'

import { fontVariables } from '@/app/fonts'
import { defaultLocale, isLocale } from '@/i18n/locales'

export const dynamic = 'force-dynamic'

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function Layout({ children, params }: Props) {
  const { locale } = await params
  return (
    <html lang={isLocale(locale) ? locale : defaultLocale} className={fontVariables}>
      <body className="flex min-h-dvh flex-col">{children}</body>
    </html>
  )
}
