import { groupPhone, phoneHref } from '@/domain/lead/phone'
import type { Agency } from '@/domain/site/site'

/** How to reach the agency where a page has nothing better to offer. */
export function AgencyLinks({ agency }: { agency: Pick<Agency, 'phone' | 'email'> }) {
  const { phone, email } = agency
  const dialled = phoneHref(phone)
  return (
    <ul className="figures mt-6 flex flex-wrap gap-x-8">
      {dialled && (
        <li>
          <a href={dialled} className="inline-flex min-h-11 items-center">
            {groupPhone(phone)}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center">
            {email}
          </a>
        </li>
      )}
    </ul>
  )
}
