import { answerForm } from '@/app/_screens/answer-form'

interface Params {
  params: Promise<{ locale: string; form: string }>
}

/** A page and a handler cannot share an address in Next: src/proxy.ts leads what is posted to a form here. */
export async function POST(request: Request, { params }: Params) {
  const { locale, form } = await params
  return answerForm(request, locale, form)
}
