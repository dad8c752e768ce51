import { readFileSync } from 'node:fs'

/** The addresses of this machine on which somebody listens on a port, as Linux writes them: the bytes of each word turned round. */
export function addressesListenedOn(port: number): string[] {
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local = '', , state]) => state === listening && Number.parseInt(portOf(local), 16) === port)
      .map(([, local = '']) => local.slice(0, -portOf(local).length - 1)),
  )
}

/** Whether nobody but this machine can reach it: 127.…, ::1, or the first written as the second. */
export function isLoopback(address: string): boolean {
  return /^(?:[0-9A-F]{6}7F|0{24}01000000|0{16}FFFF0000[0-9A-F]{6}7F)$/.test(address)
}

const listening = '0A'

function portOf(local: string): string {
  return local.split(':')[1] ?? ''
}
