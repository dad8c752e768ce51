import type { PictureHosts } from '@/domain/media/picture-url'
import type { TextPage as Page } from '@/domain/site/text-page'
import type { Locale } from '@/i18n/locales'

import { SiteLink } from './site-link'
import { WidePicture } from './wide-picture'

/** Reads like a page of a magazine: title, standfirst, a wide picture, one column of text. */
export function TextPage({ page, locale, hosts }: { page: Page; locale: Locale; hosts: PictureHosts }) {
  return (
    <article>
      <h1>{page.title}</h1>
      <p className="measure text-ink-soft mt-4 font-serif text-2xl leading-snug">{page.standfirst}</p>
      {page.picture && (
        <WidePicture
          {...page.picture}
          hosts={hosts}
          isFirst
          className="mt-8 aspect-[3/2] w-full lg:aspect-[21/9]"
        />
      )}
      <div className="lg:ml-[25%]">
        {page.sections.map(({ id, title, paragraphs, links }) => (
          <section key={title} id={id} className="measure mt-12">
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4 text-lg">
                {paragraph}
              </p>
            ))}
            {links.length > 0 && (
              <ul className="figures mt-3 flex flex-wrap gap-x-8">
                {links.map((link) => (
                  <li key={link.href}>
                    <SiteLink link={link} locale={locale} className="inline-flex min-h-11 items-center" />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  )
}
