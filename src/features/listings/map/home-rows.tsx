import type { MapHome } from '@/domain/search/map-message'

/** Homes of the map in short; a link leads the whole page to its home. */
export function HomeRows({ homes }: { homes: readonly MapHome[] }) {
  return (
    <ul className="divide-line divide-y overflow-y-auto overscroll-contain">
      {homes.map((home) => (
        <li key={home.id} className="group relative flex gap-4 p-3 pr-12">
          {home.thumbnail !== null && (
            <img
              src={home.thumbnail}
              alt=""
              width={108}
              height={72}
              loading="lazy"
              className="bg-sand h-18 w-27 shrink-0 object-cover"
            />
          )}
          <div className="flex min-w-0 flex-col gap-1">
            {home.price && (
              <p className="figures font-serif text-xl leading-none font-medium">{home.price}</p>
            )}
            <a
              href={home.href}
              target="_parent"
              className="text-ink group-hover:text-ink after:outline-brick leading-snug font-medium no-underline outline-none group-hover:underline after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2"
            >
              {home.title}
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
