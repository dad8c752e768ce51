import { answerAppointment } from '@/app/_screens/appointment-answer'
import { showPage } from '@/app/_screens/private-answer'

interface Context {
  params: Promise<{ locale: string; token: string }>
}

export const GET = showPage('appointment')

export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerAppointment(request, params, 'cancel')
}
