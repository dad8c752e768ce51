import type { OfficeCard } from '@/domain/content/module'

export interface OfficeProps {
  office: OfficeCard
  hasDirections?: boolean
}

/** An office as a visiting card. */
export function Office({ office, hasDirections = false }: OfficeProps) {
  const { name, street, place, phone, phoneHref, email, hours, directions } = office
  return (
    <address className="not-italic">
      <h3 className="text-xl">{name}</h3>
      <p className="mt-2">
        {street}
        <br />
        {place}
      </p>
      <p className="figures mt-1 flex flex-wrap gap-x-6">
        <a href={phoneHref} className="inline-flex min-h-11 items-center">
          {phone}
        </a>
        <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center">
          {email}
        </a>
      </p>
      {hours && <p className="text-ink-soft mt-1 text-sm">{hours}</p>}
      {hasDirections && directions && <p className="mt-3 text-sm">{directions}</p>}
    </address>
  )
}
