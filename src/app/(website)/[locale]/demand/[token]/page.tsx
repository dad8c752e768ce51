import { DemandScreen } from '@/app/_screens/demand-screen'
import { type PrivateProps, privateMetadata } from '@/app/_screens/private-screen'

export const generateMetadata = privateMetadata('demand.manage_title')

export default function Page(props: PrivateProps) {
  return <DemandScreen {...props} />
}
