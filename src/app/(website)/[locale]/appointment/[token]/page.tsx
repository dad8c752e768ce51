import { AppointmentScreen } from '@/app/_screens/appointment-screen'
import { type PrivateProps, privateMetadata } from '@/app/_screens/private-screen'

export const generateMetadata = privateMetadata('appointment.title')

export default function Page(props: PrivateProps) {
  return <AppointmentScreen {...props} />
}
