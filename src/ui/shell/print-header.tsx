import { groupPhone } from '@/domain/lead/phone'
import type { Agency } from '@/domain/site/site'

import { Logo } from '../drawing/logo'

/** The letterhead of a printed page, in place of menu and footer. */
export function PrintHeader({ agency }: { agency: Agency }) {
  return (
    <div className="border-ink mb-6 hidden items-end justify-between gap-8 border-b pb-3 print:flex">
      <Logo name={agency.name} className="text-[1.5rem]" />
      <p className="figures text-right text-sm">
        {agency.street}, {agency.place}
        <br />
        {groupPhone(agency.phone)} · {agency.email}
      </p>
    </div>
  )
}
