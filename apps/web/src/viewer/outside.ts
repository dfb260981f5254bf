import type { FromFrame, PartFolder, ToFrame } from '../shared/files/pdf/protocol.ts'

/** The page that holds this frame. */
export interface Outside {
  post: (message: FromFrame) => void
  listen: (listener: (message: ToFrame) => void) => void
  /** Fetches a part of the viewer; the frame itself reaches no address. */
  fetchPart: (folder: PartFolder, name: string) => Promise<Uint8Array>
}

const outsideOf = (port: MessagePort): Outside => {
  const asked = new Map<number, PromiseWithResolvers<Uint8Array>>()
  let count = 0
  const listeners: ((message: ToFrame) => void)[] = []
  const post = (message: FromFrame): void => port.postMessage(message)
  port.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => {
    if (data.kind !== 'part') {
      for (const listener of listeners) listener(data)
      return
    }
    const part = asked.get(data.id)
    asked.delete(data.id)
    if (data.content) part?.resolve(new Uint8Array(data.content))
    else part?.reject(new Error('This part of the viewer has not come'))
  })
  return {
    post,
    listen: (listener) => {
      listeners.push(listener)
      port.start()
    },
    fetchPart: (folder, name) => {
      count += 1
      const part = Promise.withResolvers<Uint8Array>()
      asked.set(count, part)
      post({ kind: 'part', id: count, folder, name })
      return part.promise
    },
  }
}

/** Waits for the port that the page hands in. The first one from there counts; nobody else is listened to. */
export const findOutside = (): Promise<Outside> =>
  new Promise((resolve) => {
    const accept = ({ source, origin, ports: [port] }: MessageEvent): void => {
      if (source !== parent || origin !== location.origin || !port) return
      removeEventListener('message', accept)
      resolve(outsideOf(port))
    }
    addEventListener('message', accept)
  })
