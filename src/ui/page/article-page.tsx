import type { ArticleSummary, TeamMemberCard } from '@/domain/content/module'
import { plainText } from '@/domain/content/plain-text'
import { pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { translator } from '@/i18n/messages'

import { ArticleGrid } from '../card/article-grid'
import { AuthorCard } from '../card/author-card'
import { Quote } from './quote'
import { RichText, type RichTextNeeds } from './rich-text'
import { SiteLink } from '../site-link'
import { WidePicture } from '../media/wide-picture'

export interface ArticlePageProps extends RichTextNeeds {
  article: ArticleSummary
  /** Who of the team wrote it. */
  author: TeamMemberCard | null
  more: ArticleSummary[]
  categoryHref: string | null
}

/** Reads like a page of a magazine: title, standfirst, a wide picture, one column of text. */
export function ArticlePage({ article, author, more, categoryHref, ...needs }: ArticlePageProps) {
  return (
    <>
      <article className="pt-4 lg:pt-8">
        <p className="text-ink-soft figures flex flex-wrap items-center gap-x-3 text-sm">
          {article.category &&
            (categoryHref ? (
              <a
                href={categoryHref}
                className="inline-flex min-h-11 items-center font-medium no-underline hover:underline"
              >
                {article.category}
              </a>
            ) : (
              <span className="font-medium">{article.category}</span>
            ))}
          {article.date && <time dateTime={article.date.iso}>{article.date.text}</time>}
        </p>
        <h1 className="mt-2 max-w-[22ch] text-balance">{article.title}</h1>
        {article.person ? (
          <Testimonial article={article} {...needs} />
        ) : (
          <Story article={article} {...needs} />
        )}
        {author && <AuthorCard member={author} locale={needs.locale} hosts={needs.hosts} />}
      </article>
      {more.length > 0 && <More articles={more} category={article.category} {...needs} />}
    </>
  )
}

type PartProps = { article: ArticleSummary } & RichTextNeeds

function Story({ article, ...needs }: PartProps) {
  return (
    <>
      {article.standfirst && (
        <p className="text-ink-soft mt-5 max-w-[48ch] font-serif text-2xl leading-snug">
          {article.standfirst}
        </p>
      )}
      {article.picture && (
        <WidePicture
          {...article.picture}
          hosts={needs.hosts}
          isFirst
          className="mt-8 aspect-[3/2] w-full lg:aspect-[21/9]"
        />
      )}
      <div className="measure mt-10 text-lg lg:ml-[25%]">
        <RichText nodes={article.body} {...needs} />
      </div>
    </>
  )
}

function Testimonial({ article, locale, hosts }: PartProps) {
  const { name = '', about = '', website = '' } = article.person ?? {}
  return (
    <div className="mt-8">
      <Quote
        text={plainText(article.body)}
        name={name}
        place={about}
        picture={article.picture && pictureUrl(article.picture.url, pictureWidths.thumb, hosts)}
        size="medium"
      />
      {website && (
        <p className="mt-4">
          <SiteLink link={{ label: website, href: website, isExternal: true }} locale={locale} />
        </p>
      )}
    </div>
  )
}

function More({
  articles,
  category,
  locale,
  hosts,
}: { articles: ArticleSummary[]; category: string } & RichTextNeeds) {
  return (
    <section className="mt-section">
      <h2>{translator(locale)('article.more', { category })}</h2>
      <ArticleGrid articles={articles} hosts={hosts} />
    </section>
  )
}
