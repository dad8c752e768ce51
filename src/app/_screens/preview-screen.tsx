import { z } from 'zod'

import { getEditor } from '@/app/_data/content'
import { getRecordEntry } from '@/app/_data/paths'
import { answerPrivately } from '@/http-cache/response-cache'
import type { Locale } from '@/i18n/locales'

import { ArticleScreen } from './article-screen'
import { HomeScreen } from './home-screen'
import { NotFoundScreen } from './not-found-screen'
import { PageScreen } from './page-screen'
import { PreviewRefresh } from './preview-refresh.client'

interface PreviewScreenProps {
  locale: Locale
  subject: string
  id: string
}

const subjectSchema = z.enum(['pages', 'articles', 'globals'])
const idSchema = z.coerce.number().int().positive()

/** What an editor is working on, as visitors would see it. Nobody else sees it, and no cache keeps it. */
export async function PreviewScreen({ locale, subject, id }: PreviewScreenProps) {
  answerPrivately()
  const editor = await getEditor()
  const known = subjectSchema.safeParse(subject)
  if (!editor || !known.success) return <NotFoundScreen locale={locale} isPrivate />
  return (
    <>
      <meta name="robots" content="noindex" />
      <PreviewRefresh />
      <Subject
        locale={locale}
        subject={known.data}
        id={idSchema.safeParse(id).data ?? null}
        editor={editor}
      />
    </>
  )
}

interface SubjectProps {
  locale: Locale
  subject: z.infer<typeof subjectSchema>
  id: number | null
  editor: NonNullable<Awaited<ReturnType<typeof getEditor>>>
}

async function Subject({ locale, subject, id, editor }: SubjectProps) {
  const home = await getRecordEntry('home')
  if (subject === 'globals' || (subject === 'pages' && id !== null && id === home))
    return <HomeScreen locale={locale} recordId={home} editor={editor} />
  if (id === null) return <NotFoundScreen locale={locale} isPrivate />
  if (subject === 'articles')
    return <ArticleScreen locale={locale} entry={`article-${id}`} recordId={id} editor={editor} />
  return <PageScreen locale={locale} entry={`page-${id}`} recordId={id} editor={editor} />
}
