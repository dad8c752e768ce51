import '@/ui/theme.css'

import type { ReactNode } from 'react'

import { getSite } from '@/app/_data/site'
import { fontVariables } from '@/app/fonts'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { brandStyle } from '@/ui/brand-style'

export const dynamic = 'force-dynamic'

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function Layout({ children, params }: Props) {
  const { locale } = await params
  const known = isLocale(locale) ? locale : defaultLocale
  const { languages, look } = await getSite(known)
  // An address in a language that is switched off is answered in the main one.
  const lang = languages.used.includes(known) ? known : defaultLocale
  return (
    <html lang={lang} className={fontVariables} style={brandStyle(look.brandColour)}>
      <body className="flex min-h-dvh flex-col">{children}</body>
    </html>
  )
}
