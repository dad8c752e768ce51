import type { Metadata } from 'next'

import { formRequest } from '@/app/_screens/form-request'
import { formMetadata, FormScreen } from '@/app/_screens/form-screen'
import { NotFoundScreen } from '@/app/_screens/not-found-screen'
import { defaultLocale, isLocale } from '@/i18n/locales'

interface Props {
  params: Promise<{ locale: string; form: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function resolve({ params, searchParams }: Props) {
  const [{ locale, form }, values] = await Promise.all([params, searchParams])
  const query = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return { locale, asked: await formRequest(locale, form, new URLSearchParams(query)) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { asked } = await resolve(props)
  return asked ? formMetadata(asked) : {}
}

export default async function Page(props: Props) {
  const { locale, asked } = await resolve(props)
  return asked ? (
    <FormScreen {...asked} />
  ) : (
    <NotFoundScreen locale={isLocale(locale) ? locale : defaultLocale} />
  )
}
