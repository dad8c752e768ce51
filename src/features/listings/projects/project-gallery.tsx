import type { PictureHosts } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { Town } from '@/i18n/places/town-name'
import { galleryPicture } from '@/ui/media/gallery-picture'
import { galleryWords } from '@/ui/media/gallery-words'
import { Skyline } from '@/ui/drawing/skyline'
import { PhotoGallery } from '@/ui/media/photo-gallery'

import type { ProjectPageData } from './find-project'
import { pictureAlt } from '../media/picture-alt'
import { AskLink } from './ask-link'

export interface ProjectGalleryProps {
  project: Town & Pick<ProjectPageData, 'name' | 'pictures'>
  locale: Locale
  hosts: PictureHosts
}

export function ProjectGallery({ project, locale, hosts }: ProjectGalleryProps) {
  const t = translator(locale)
  const { pictures, name } = project
  if (pictures.length === 0) {
    return (
      <div className="bg-sand mt-2 px-5 pt-8 pb-6 md:px-8 print:hidden">
        <Skyline className="text-edge h-20 w-full md:max-w-3xl" />
        <p className="mt-6">
          {t('error.no_photos')} {t('project.no_photos_text')} <AskLink locale={locale} />
        </p>
      </div>
    )
  }
  return (
    <div className="-mx-4 mt-2 md:mx-0 print:hidden">
      <PhotoGallery
        pictures={pictures.map(({ url }, index) =>
          galleryPicture(
            url,
            { alt: pictureAlt(project, { kind: 'photo', type: name, index: index + 1, locale }) },
            hosts,
          ),
        )}
        words={{
          ...galleryWords(t),
          label: t('project.photos'),
          all: t('gallery.all_photos', { count: pictures.length }),
        }}
      />
    </div>
  )
}
