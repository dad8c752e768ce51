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
import { planTabs } from './units/unit-plans'

export interface ProjectGalleryProps {
  project: Town & Pick<ProjectPageData, 'name' | 'pictures' | 'units'>
  locale: Locale
  hosts: PictureHosts
}

export function ProjectGallery({ project, locale, hosts }: ProjectGalleryProps) {
  const t = translator(locale)
  const { pictures, name } = project
  const more = planTabs(project, { locale, hosts })
  return (
    <div id="photos" className="-mx-4 mt-2 md:mx-0 print:hidden">
      {pictures.length === 0 && (
        <div className="bg-sand px-5 pt-8 pb-6 md:px-8">
          <Skyline className="text-edge h-20 w-full md:max-w-3xl" />
          <p className="mt-6">
            {t('error.no_photos')} {t('project.no_photos_text')} <AskLink locale={locale} />
          </p>
        </div>
      )}
      <PhotoGallery
        more={more}
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
          photos: t('section.photos'),
          all: t('gallery.all_photos', { count: pictures.length }),
        }}
      />
    </div>
  )
}
