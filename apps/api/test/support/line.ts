import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line between the server and its PostgreSQL that can be held up as if the machine behind it were frozen. */
export interface Line {
  /** Address of the database over this line. */
  readonly url: string
  /** From now on nothing comes back; connections are accepted all the same. */
  freeze(): void
  /** Freezes the line when something with this text has gone to the database, before the response. */
  freezeAfter(text: string): Promise<void>
  /** Lets everything through that was held up. */
  thaw(): void
  close(): Promise<void>
}

/** Opens a line to the PostgreSQL of `url`; without one nobody ever answers. */
export const openLine = async (url?: string): Promise<Line> => {
  const sockets = new Set<Socket>()
  const held: (() => void)[] = []
  let isFrozen = url === undefined
  let awaited: { readonly text: string; readonly isSent: () => void } | undefined

  const back = (give: () => void): void => {
    if (isFrozen) held.push(give)
    else give()
  }
  const join = (near: Socket, far: Socket): void => {
    near.on('data', (chunk: Buffer) => {
      if (awaited && chunk.includes(awaited.text)) {
        isFrozen = true
        awaited.isSent()
        awaited = undefined
      }
      far.write(chunk)
    })
    far.on('data', (chunk: Buffer) => back(() => near.write(chunk)))
    near.on('close', () => far.destroy())
    far.on('close', () => back(() => near.destroy()))
  }
  const server = createServer((near) => {
    const far = url === undefined ? undefined : connect(Number(new URL(url).port), new URL(url).hostname)
    for (const socket of [near, far]) {
      if (!socket) continue
      sockets.add(socket)
      // Whoever gives up on a connection breaks it.
      socket.on('error', () => {})
    }
    if (far) join(near, far)
    else near.resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url ?? 'postgresql://nobody@127.0.0.1/nothing')
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: address.href,
    freeze() {
      isFrozen = true
    },
    freezeAfter(text) {
      const { promise, resolve } = Promise.withResolvers<void>()
      awaited = { text, isSent: resolve }
      return promise
    },
    thaw() {
      isFrozen = false
      for (const give of held.splice(0)) give()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
