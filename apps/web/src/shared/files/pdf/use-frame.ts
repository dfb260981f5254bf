import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type FrameMessages,
  type FromFrame,
  PARTS_PATH,
  readFromFrame,
  type Refusal,
  type ToFrame,
  zoomRange,
  zoomWithin,
} from './protocol.ts'

/** How long the viewer may take to start, in milliseconds; the document itself takes as long as it needs. */
const START_LIMIT = 20_000

/** `silent`: the viewer itself has not come. */
export type DocumentState = 'loading' | 'shown' | Refusal | 'silent'

interface Wanted {
  readonly content: Blob
  readonly messages: FrameMessages
  readonly onEscape: () => void
}

/** A document in its frame. */
export interface Frame {
  readonly state: DocumentState
  readonly pages: number
  /** From 1. */
  readonly page: number
  readonly tenths: number
  /** For the `onLoad` of the frame. */
  readonly connect: (frame: HTMLIFrameElement) => void
  readonly zoom: (tenths: number) => void
  readonly go: (page: number) => void
  /** A quarter to the right. */
  readonly turn: () => void
}

const fetchPart = async ({ folder, name }: FromFrame & { kind: 'part' }): Promise<ArrayBuffer | null> => {
  try {
    const response = await fetch(`${PARTS_PATH}/${folder}/${name}`)
    return response.ok ? await response.arrayBuffer() : null
  } catch {
    return null
  }
}

/**
 * Talks to the frame that shows a document. The frame is handed one end of a channel when it has loaded, so nobody else
 * can speak in its name; it has no origin that a message could be addressed to, but the policy of the page lets nothing
 * else than our own pages into a frame.
 */
export const useFrame = ({ content, messages, onEscape }: Wanted): Frame => {
  const port = useRef<MessagePort>(undefined)
  const [state, setState] = useState<DocumentState>('loading')
  const [pages, setPages] = useState(0)
  const [page, setPage] = useState(1)
  const [tenths, setTenths] = useState<number>(zoomRange.plain)
  const turns = useRef(0)

  const post = (message: ToFrame, transfer: Transferable[] = []): void => port.current?.postMessage(message, transfer)
  const zoom = (wanted: number): void => {
    const next = zoomWithin(wanted)
    setTenths(next)
    post({ kind: 'zoom', tenths: next })
  }
  const show = async (): Promise<void> => {
    const bytes = await content.arrayBuffer()
    post({ kind: 'show', content: bytes, messages }, [bytes])
  }
  const bring = async (part: FromFrame & { kind: 'part' }): Promise<void> => {
    const bytes = await fetchPart(part)
    post({ kind: 'part', id: part.id, content: bytes }, bytes ? [bytes] : [])
  }
  const onMessage = useEffectEvent((message: FromFrame): void => {
    switch (message.kind) {
      case 'ready':
        return void show()
      case 'shown':
        setPages(message.pages)
        return setState('shown')
      case 'refused':
        return setState(message.refusal)
      case 'page':
        return setPage(message.page)
      case 'zoom':
        return zoom(message.by === 0 ? zoomRange.plain : tenths + message.by)
      case 'escape':
        return onEscape()
      case 'part':
        return void bring(message)
    }
  })

  const [started, setStarted] = useState(false)
  useEffect(() => {
    if (started) return undefined
    const late = setTimeout(() => setState('silent'), START_LIMIT)
    return () => clearTimeout(late)
  }, [started])
  const receive = useEffectEvent((data: unknown): void => {
    const message = readFromFrame(data)
    if (!message) return
    setStarted(true)
    onMessage(message)
  })
  const [channel, setChannel] = useState<MessageChannel>()
  useEffect(() => {
    if (!channel) return undefined
    const { port1 } = channel
    port1.addEventListener('message', ({ data }) => receive(data))
    port1.start()
    return () => port1.close()
  }, [channel])

  return {
    state,
    pages,
    page: Math.min(page, Math.max(1, pages)),
    tenths,
    connect: (frame) => {
      const made = new MessageChannel()
      port.current = made.port1
      setChannel(made)
      frame.contentWindow?.postMessage('cabinet', '*', [made.port2])
    },
    zoom,
    go: (next) => {
      setPage(next)
      post({ kind: 'go', page: next })
    },
    turn: () => {
      turns.current = (turns.current + 1) % 4
      post({ kind: 'turn', turns: turns.current })
    },
  }
}
