import { answerSharePicture } from '@/app/_screens/answer-share-picture'
import { isLocale } from '@/i18n/locales'

export async function GET(_: Request, { params }: { params: Promise<{ locale: string; file: string }> }) {
  const { locale, file } = await params
  const [, id] = /^([1-9]\d{0,8})\.jpg$/.exec(file) ?? []
  if (!isLocale(locale) || !id) return new Response(null, { status: 404 })
  return answerSharePicture(locale, Number(id))
}
