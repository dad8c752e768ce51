import type { SiteLink, SitePicture } from './site'

/** A page of words: a title, an opening line, and sections. */
export interface TextPage {
  title: string
  standfirst: string
  picture: SitePicture | null
  sections: TextSection[]
}

export interface TextSection {
  /** For links into the page. */
  id?: string
  title: string
  paragraphs: string[]
  links: SiteLink[]
}
