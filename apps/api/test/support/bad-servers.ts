import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Ways in which a service of others behaves badly without closing its connection. */
export const badManners = ['silent', 'tricklingHead', 'tricklingBody', 'endlessBody'] as const
export type BadManner = (typeof badManners)[number]

/** What a protocol begins its answer with, so that something may follow. */
export interface Beginning {
  /** Sent before anything is asked; nothing in HTTP. */
  readonly greeting: string
  /** The head of an answer whose body never ends. */
  readonly head: string
}

export const beginnings = {
  http: {
    greeting: '',
    head: 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
  },
  smtp: { greeting: '220 ', head: '220 post office\r\n250-' },
} as const satisfies Record<string, Beginning>

/** A server with bad manners. */
export interface BadServer {
  readonly port: number
  /** Connections that are open and on which something was asked for; clients keep others ready for a while. */
  open(): number
  /** Connections that there have been. */
  taken(): number
  close(): Promise<void>
}

const PIECE = 'x'.repeat(16 * 1024)
const CHUNK = `${PIECE.length.toString(16)}\r\n${PIECE}\r\n`

const pour = (socket: Socket, piece: string): void => {
  const more = (): void => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', more)
  more()
}

const trickle = (socket: Socket, begin: string, letter: string): void => {
  socket.write(begin)
  const timer = setInterval(() => socket.write(letter), 20)
  socket.on('close', () => clearInterval(timer))
}

/** Opens a server that answers every connection badly. */
export const openBadServer = async (manner: BadManner, { greeting, head }: Beginning): Promise<BadServer> => {
  const sockets = new Set<Socket>()
  const asked = new Set<Socket>()
  let taken = 0
  const isHttp = greeting === ''
  const behave = (socket: Socket): void => {
    asked.add(socket)
    if (manner === 'tricklingHead') trickle(socket, isHttp ? 'HTTP/1.1 200 OK\r\nx-long: ' : greeting, 'a')
    if (manner === 'tricklingBody') trickle(socket, head, isHttp ? '1\r\n \r\n' : 'a')
    if (manner === 'endlessBody') {
      socket.write(head)
      pour(socket, isHttp ? CHUNK : PIECE)
    }
  }
  const server: Server = createServer((socket) => {
    taken += 1
    sockets.add(socket)
    socket
      .on('close', () => {
        sockets.delete(socket)
        asked.delete(socket)
      })
      .on('error', () => {})
    if (!isHttp) return behave(socket)
    socket.once('data', () => behave(socket))
    return undefined
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    open: () => asked.size,
    taken: () => taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/**
 * Collects garbage a few times, a moment apart, or until the returned function is called: what nothing holds on to is lost
 * while a call waits. Every time takes as long as the heap of the process is large, so more would only make a test wait.
 */
export const collectGarbage = (): (() => void) => {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  let left = 2
  const timer = setInterval(() => {
    collect()
    left -= 1
    if (left === 0) clearInterval(timer)
  }, 50)
  return () => clearInterval(timer)
}
