import { copyFileSync, readFileSync } from 'node:fs'

import { developmentPackages } from '../../images/image-faults'
import type { UnpackedImage } from '../../images/unpacked-image'

const fewestPackages = 100

/** What is wrong with the packages in the image of the site; its lists of them are copied to `folder`. */
export function contentFaults({ files, holds }: UnpackedImage, folder: string): string[] {
  for (const list of ['sbom.cdx.json', 'licences.txt'])
    copyFileSync(`${files}/app/licences/${list}`, `${folder}/${list}`)
  const { bomFormat, components } = parsed<{ bomFormat: string; components: unknown[] }>(
    `${folder}/sbom.cdx.json`,
  )
  const lockfile = parsed<Parameters<typeof developmentPackages>[0]>('package-lock.json')
  return [
    ...developmentPackages(lockfile, holds).map((name) => `${name} is for development only`),
    ...(bomFormat === 'CycloneDX' && components.length > fewestPackages
      ? []
      : [`the bill of materials names ${components.length} packages`]),
  ]
}

const parsed = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content
