import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { git, runIn } from './run-in'
import { compareFolder } from './sides'

/** The sources of a commit in a work tree of their own, which stays for the next time, with the packages they need. */
export async function openWorkTree(commit: string): Promise<string> {
  const folder = path.resolve(compareFolder, 'tree')
  mkdirSync(compareFolder, { recursive: true })
  const hash = await git('rev-parse', '--verify', `${commit}^{commit}`)
  if (existsSync(`${folder}/.git`)) {
    await git('-C', folder, 'checkout', '--quiet', '--force', '--detach', hash)
  } else {
    rmSync(folder, { recursive: true, force: true })
    await git('worktree', 'prune')
    await git('worktree', 'add', '--quiet', '--force', '--detach', folder, hash)
  }
  await givePackages(folder)
  return folder
}

/** This folder's own packages where they are the same; else those of the commit. Once for as long as they stay so. */
async function givePackages(folder: string): Promise<void> {
  const packages = `${folder}/node_modules`
  const marker = `${packages}/.compare-lock.json`
  const wanted = lockOf(folder)
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  rmSync(packages, { recursive: true, force: true })
  if (wanted === lockOf('.')) {
    // Next builds nothing whose packages lie outside of its folder: hard links, no symbolic one.
    await runIn('.', 'cp', ['--archive', '--link', realpathSync('node_modules'), packages])
  } else {
    console.log('… packages of that commit')
    await runIn(folder, 'npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  writeFileSync(marker, wanted)
}

const lockOf = (folder: string) => readFileSync(`${folder}/package-lock.json`, 'utf8')
