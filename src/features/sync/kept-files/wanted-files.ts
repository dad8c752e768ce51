import type { PlatformDocument, PlatformListing, Project } from '@/platforms/platform-offer'
import { perLanguage } from '@/domain/language'
import type { Picture } from '@/domain/listing/listing'

import type { FileUse } from './write-copy'

export interface WantedFile {
  /** The lasting part of its address, by which it is known. */
  source: string
  /** Where it can be fetched for a while. */
  url: string
  use: FileUse
}

/** A copy that there is. */
interface KeptCopy {
  url: string
  width: number | null
  height: number | null
}

/** By the address that the platform's file is known by. */
export type Copies = ReadonlyMap<string, KeptCopy>

type WithPictures = { expiringUrls?: Readonly<Record<string, string>>; pictures: readonly Picture[] }

/** The files that have to be copied, because the addresses of this home end; none for one whose addresses last. */
export function filesOfListing({ expiringUrls, pictures, documents }: PlatformListing): WantedFile[] {
  return wanted({ expiringUrls, pictures }, documents)
}

export function filesOfProject({ expiringUrls, pictures, texts }: Project): WantedFile[] {
  const documents = Object.values(texts).flatMap((text) => text.documents)
  return wanted(
    { expiringUrls, pictures },
    documents.map((document) => ({ ...document, isPublished: true })),
  )
}

function wanted(
  { expiringUrls, pictures }: WithPictures,
  documents: readonly Pick<PlatformDocument, 'url' | 'isPublished'>[],
): WantedFile[] {
  if (!expiringUrls) return []
  const files = [
    ...pictures.map(({ url }) => ({ source: url, use: 'picture' as const })),
    ...documents.map(({ url, isPublished }) => ({
      source: url,
      use: isPublished ? ('public' as const) : ('private' as const),
    })),
  ].map((file) => ({ ...file, url: expiringUrls[file.source] ?? file.source }))
  return [...new Map(files.map((file) => [file.source, file])).values()]
}

/** The home with our copies in the place of what ends; what could not be copied is left out. */
export function listingWithCopies(listing: PlatformListing, copies: Copies): PlatformListing {
  if (!listing.expiringUrls) return listing
  return {
    ...listing,
    pictures: picturesWith(listing.pictures, copies),
    documents: documentsWith(listing.documents, copies),
  }
}

export function projectWithCopies(project: Project, copies: Copies): Project {
  if (!project.expiringUrls) return project
  return {
    ...project,
    pictures: picturesWith(project.pictures, copies),
    texts: perLanguage((language) => ({
      ...project.texts[language],
      documents: documentsWith(project.texts[language].documents, copies),
    })),
  }
}

function picturesWith(pictures: readonly Picture[], copies: Copies): Picture[] {
  return pictures.flatMap((picture) => {
    const copy = copies.get(picture.url)
    if (!copy) return []
    const { url, width, height } = copy
    return { ...picture, url, width: width ?? picture.width, height: height ?? picture.height }
  })
}

function documentsWith<D extends { url: string }>(documents: readonly D[], copies: Copies): D[] {
  return documents.flatMap((document) => {
    const copy = copies.get(document.url)
    return copy ? { ...document, url: copy.url } : []
  })
}
