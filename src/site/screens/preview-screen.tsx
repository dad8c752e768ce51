import { z } from 'zod'

import { readShell, type Shell } from '@/features/content/read/read-shell'
import type { Locale } from '@/i18n/locales'
import { behaviour } from '@/ui/island/behaviour'

import { contentReader, type PreviewReader } from '../data/content'
import { getRecordEntry } from '../data/paths'
import type { Page } from '../page'
import { articleScreen } from './article-screen'
import { startScreen } from './start-screen'
import { notFoundScreen } from './not-found-screen'
import { pageScreen } from './page-screen'
import { sectionScreen } from './section-screen'

interface PreviewScreenProps {
  locale: Locale
  subject: string
  id: string
  /** `null` for anyone who is not signed in at the admin. */
  preview: PreviewReader | null
}

const subjectSchema = z.enum(['pages', 'sections', 'articles', 'globals'])
const idSchema = z.coerce.number().int().positive()

/** What an editor is working on, as visitors would see it. Nobody else sees it, and no cache keeps it. */
export async function previewScreen({ locale, subject, id, preview }: PreviewScreenProps): Promise<Page> {
  const known = subjectSchema.safeParse(subject)
  if (!preview || !known.success) return notFoundScreen(locale, { isPrivate: true })
  const [page, site] = await Promise.all([
    subjectScreen({ locale, subject: known.data, id: idSchema.safeParse(id).data ?? null, preview }),
    draftedSite(locale, { preview, isPopup: known.data === 'globals' && id === 'popup' }),
  ])
  const hidden = page.head.metas.filter((meta) => !('name' in meta && meta.name === 'robots'))
  return {
    ...page,
    site,
    cache: 'private',
    head: { ...page.head, metas: [{ name: 'robots', content: 'noindex' }, ...hidden] },
    content: (
      <>
        <span className="fixed top-0" {...behaviour('preview-refresh')} />
        {page.content}
      </>
    ),
  }
}

/** With the pop-up at once where it is the subject, and without it elsewhere: it would cover what is looked at. */
async function draftedSite(
  locale: Locale,
  { preview, isPopup }: { preview: PreviewReader; isPopup: boolean },
): Promise<Shell> {
  const { popup, ...site } = await readShell(await contentReader(locale, preview))
  return { ...site, popup: isPopup && popup ? { ...popup, delaySeconds: 0 } : null }
}

interface Subject {
  locale: Locale
  subject: z.infer<typeof subjectSchema>
  id: number | null
  preview: PreviewReader
}

async function subjectScreen({ locale, subject, id, preview }: Subject): Promise<Page> {
  const home = await getRecordEntry('home')
  if (subject === 'globals' || (subject === 'pages' && id !== null && id === home))
    return startScreen({ locale, recordId: home, preview })
  if (id === null) return notFoundScreen(locale, { isPrivate: true })
  if (subject === 'sections') return sectionScreen({ locale, recordId: id, preview })
  if (subject === 'articles') return articleScreen({ locale, entry: `article-${id}`, recordId: id, preview })
  return pageScreen({ locale, entry: `page-${id}`, recordId: id, preview })
}
