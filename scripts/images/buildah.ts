import { spawn } from 'node:child_process'

/** How images are stored here; found once. */
let always: Promise<string[]> | undefined

export interface Printed {
  code: number
  printed: string
}

/** Runs a program to its end, or kills it after the time it is allowed. */
export async function runToEnd(
  program: string,
  args: string[],
  { minutes = 5, env = process.env, input = '' } = {},
): Promise<Printed> {
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'], timeout: minutes * 60_000 })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (printed += part.toString()))
  // A program that reads nothing may have ended before it is written to.
  child.stdin.on('error', () => undefined).end(input)
  const code = await new Promise<number>((resolve, reject) =>
    child.on('error', reject).on('close', (ended) => resolve(ended ?? 1)),
  )
  return { code, printed }
}

/** What it printed; an error with its last lines when it fails. */
export async function buildah(args: string[], minutes?: number): Promise<string> {
  always ??= findDriver()
  return buildahWith([...(await always), ...args], minutes)
}

/** Overlay copies no file twice; where the file system below it allows none, vfs copies them all. */
async function findDriver(): Promise<string[]> {
  const overlay = ['--storage-driver', 'overlay']
  try {
    const container = await buildahWith([...overlay, 'from', 'scratch'])
    const mounts = await runToEnd('buildah', [...overlay, 'mount', container])
    await buildahWith([...overlay, 'rm', container])
    if (mounts.code === 0) return overlay
  } catch {
    // It cannot even make an empty one.
  }
  return ['--storage-driver', 'vfs']
}

async function buildahWith(args: string[], minutes?: number): Promise<string> {
  const { code, printed } = await runToEnd('buildah', args, { minutes })
  if (code !== 0)
    throw new Error(`buildah ${args[2]} ended with ${code}:\n${printed.split('\n').slice(-30).join('\n')}`)
  return printed.trim()
}

export function hasImage(name: string): Promise<boolean> {
  return succeeds(['inspect', '--type', 'image', name])
}

/** Whether it went well, for what may fail. */
export async function succeeds(args: string[], minutes?: number): Promise<boolean> {
  try {
    await buildah(args, minutes)
    return true
  } catch {
    return false
  }
}
