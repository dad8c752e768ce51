import { answerDocument } from '@/app/_screens/documents-answer'

interface Context {
  params: Promise<{ locale: string; token: string; document: string }>
}

export function GET(_: Request, { params }: Context): Promise<Response> {
  return answerDocument(params)
}
