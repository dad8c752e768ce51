import { connect, createServer, type Server, type Socket } from 'node:net'

export interface StatementCounter {
  /** The same database, through the counter. */
  url: string
  /** The statements since the last call. */
  take: () => string[]
  close: () => void
}

/** Stands between one process and PostgreSQL and reads what it asks for: nobody else's statements are counted. */
export async function countStatements(databaseUrl: string): Promise<StatementCounter> {
  const { hostname, port } = new URL(databaseUrl)
  let statements: string[] = []
  const sockets = new Set<Socket>()
  const server: Server = createServer((client) => {
    const database = connect(Number(port || 5432), hostname)
    const read = messageReader((text) => statements.push(text))
    client.on('data', (part) => {
      read(part)
      database.write(part)
    })
    database.pipe(client)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = server.address()
  if (typeof own !== 'object' || !own) throw new Error('The counter has no port')
  const address = new URL(databaseUrl)
  address.hostname = '127.0.0.1'
  address.port = String(own.port)
  return {
    url: address.href,
    take: () => {
      const taken = statements
      statements = []
      return taken
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Reads the messages of a client: a simple query is one statement, and so is each execution of a prepared one. */
function messageReader(count: (text: string) => void): (part: Buffer) => void {
  const prepared = new Map<string, string>()
  let bound = ''
  let rest = Buffer.alloc(0)
  let isStarted = false
  const on = (type: string, body: Buffer) => {
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2)
    if (type === 'Q') count(first)
    if (type === 'P') prepared.set(first, second)
    if (type === 'B') bound = prepared.get(second) ?? ''
    if (type === 'E') count(bound)
  }
  return (part) => {
    rest = Buffer.concat([rest, part])
    for (;;) {
      // The first message of a connection has no letter before its length.
      const head = isStarted ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return
      if (isStarted) on(String.fromCharCode(rest[0] ?? 0), rest.subarray(5, end))
      isStarted = true
      rest = rest.subarray(end)
    }
  }
}
