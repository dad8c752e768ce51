import { spawn } from 'node:child_process'

/** Builds and unpacks images without a daemon; the driver that needs nothing of the file system below it. */
const always = ['--storage-driver', 'vfs']

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
  const { code, printed } = await runToEnd('buildah', [...always, ...args], { minutes })
  if (code !== 0)
    throw new Error(`buildah ${args[0]} ended with ${code}:\n${printed.split('\n').slice(-30).join('\n')}`)
  return printed.trim()
}

export async function hasImage(name: string): Promise<boolean> {
  const { code } = await runToEnd('buildah', [...always, 'inspect', '--type', 'image', name])
  return code === 0
}
