import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'

import { strike } from '../control/faults'
import type { Simulation } from '../simulation'
import { documentsOf } from '../world/documents'
import { documentsOfProject } from '../world/project-documents'
import { filmFile, mediaPicture, sendFilm } from './media'
import { pdf } from './pdf'
import { type Source, agentPicture, projectPicture, propertyPicture } from './picture-source'
import { type Format, type Size, renderPicture } from './render-picture'
import { isGoodLink } from './signed-links'

const picturePath = /^\/cloud-storage\/(?:(projects|users)\/)?(\d+)\/(\d+)\.(?:jpe?g|webp|png)$/
const homePicturePath = /^\/cloud-storage\/(?:projects\/)?\d+\//
const mediaPath = /^\/cloud-storage\/media\/([a-z0-9-]+)\.(jpe?g|webp|png|mp4|webm)$/
const documentPath = /^\/documents\/(\d+)\.pdf$/
const formats: Record<string, Format> = { jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp', avif: 'avif', png: 'png' }

/** Pictures and documents on a host of their own, as the platform has them. */
export function createPictureServer(simulationOf: () => Simulation, cacheFolder: string): Server {
  return createServer((request, response) => {
    answer(simulationOf(), cacheFolder, request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
}

async function answer(
  simulation: Simulation,
  cacheFolder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://pictures')
  const { links } = simulation
  const isSigned = documentPath.test(url.pathname) || homePicturePath.test(url.pathname)
  if (links && isSigned && !isGoodLink(url, links, simulation.clock())) return forbidden(response)
  const [, documentId] = documentPath.exec(url.pathname) ?? []
  if (documentId) return answerDocument(simulation, Number(documentId), response)
  if (strike(simulation.faults, 'picture404', 'picture')) return notFound(response)
  const [, name, ending] = mediaPath.exec(url.pathname) ?? []
  if (name && (ending === 'mp4' || ending === 'webm')) {
    const film = await filmFile(name, ending)
    return film ? sendFilm(film, request, response) : notFound(response)
  }
  const source = name ? mediaPicture(name) : sourceOf(simulation, url.pathname)
  if (!source) return notFound(response)
  const size = sizeOf(url.searchParams)
  const picture = await renderPicture(cacheFolder, source, size)
  send(response, `image/${size.format}`, picture)
}

function sourceOf(simulation: Simulation, path: string): Source | undefined {
  const [, kind, id, number] = picturePath.exec(path) ?? []
  if (!id) return undefined
  if (kind === 'projects') return projectPicture(simulation, Number(id), Number(number))
  if (kind === 'users') return agentPicture(Number(id))
  return propertyPicture(simulation, Number(id), Number(number))
}

/** `height=auto`, or none, keeps the proportions. */
function sizeOf(query: URLSearchParams): Size {
  const within = (value: number) =>
    Number.isFinite(value) && value > 0 ? Math.min(2400, Math.round(value)) : undefined
  const width = within(Number(query.get('width'))) ?? 1920
  return {
    width,
    height: within(Number(query.get('height'))),
    format: formats[query.get('format') ?? 'jpg'] ?? 'jpeg',
  }
}

function answerDocument(simulation: Simulation, id: number, response: ServerResponse): void {
  const { world } = simulation
  const owner = Math.floor(id / 10)
  const core = world.find(owner)
  const project = world.projects.find((candidate) => candidate.id === owner)
  const documents = core
    ? documentsOf(world, core, 'nl')
    : project
      ? documentsOfProject(world, project, 'nl')
      : []
  const document = documents.find((row) => row.ID === id)
  const place = core?.place ?? project?.place
  if (!document || !place) return notFound(response)
  send(
    response,
    'application/pdf',
    pdf([
      document.Name,
      `Dossier ${owner}`,
      `${place.zip} ${place.name}`,
      'Demo: dit document is een voorbeeld.',
    ]),
  )
}

function send(response: ServerResponse, type: string, bytes: Buffer): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'public, max-age=86400',
    'access-control-allow-origin': '*',
  })
  response.end(bytes)
}

function forbidden(response: ServerResponse): void {
  response
    .writeHead(403, { 'content-type': 'application/xml' })
    .end('<Error><Code>AccessDenied</Code></Error>')
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
}
