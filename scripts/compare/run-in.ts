import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs a command to its end in a folder, with what it says about errors on the screen. */
export async function runIn(
  folder: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env }, stdio: [...stdio] })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}`)
}

export async function git(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args)
  return stdout.trim()
}
