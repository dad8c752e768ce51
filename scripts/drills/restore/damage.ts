import { closeSync, globSync, openSync, statSync, writeSync } from 'node:fs'

/** Damages the largest file of the newest backup. Whether the program that backs up says so: its own end, not pgBackRest's. */
export async function findsDamage(folder: string, backUp: () => Promise<void>): Promise<boolean> {
  const files = globSync(`${folder}/repo/backup/gevel/2*/pg_data/base/**/*.zst`)
  const [largest] = files.toSorted((a, b) => statSync(b).size - statSync(a).size)
  if (!largest) throw new Error('No file of a backup was found')
  const file = openSync(largest, 'r+')
  writeSync(file, Buffer.alloc(512, 7), 0, 512, Math.floor(statSync(largest).size / 2))
  closeSync(file)
  return backUp().then(
    () => false,
    () => true,
  )
}
