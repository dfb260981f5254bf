import { useEffect, useRef, useState } from 'react'

export interface DownloadControl {
  /** Aborted when the person cancels or leaves: give it to `fetch` or the client. */
  signal: AbortSignal
  /** Done share, 0 to 1. Without calls the length is unknown. */
  onProgress: (share: number) => void
}

/** Fetches the file. A returned blob is saved; return nothing when the file has been saved by other means. */
export type Download = (control: DownloadControl) => Promise<Blob | void>

export type DownloadState =
  | { phase: 'idle' | 'done' | 'failed' | 'cancelled' }
  | { phase: 'running'; share: number | undefined }

/** Gives a blob to the browser's own downloads. */
const save = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address))
}

export interface DownloadOptions {
  download: Download
  fileName: string
  onError: ((error: unknown) => void) | undefined
  /** Before the state of running ends, however it ends. */
  beforeEnd: () => void
}

/** One download at a time, with its progress and a way to stop it. */
export const useDownload = ({ download, fileName, onError, beforeEnd }: DownloadOptions) => {
  const [state, setState] = useState<DownloadState>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (): Promise<void> => {
    if (running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    setState({ phase: 'running', share: undefined })
    const onProgress = (share: number): void => {
      if (running.current === controller) setState({ phase: 'running', share: Math.min(1, Math.max(0, share)) })
    }
    try {
      const blob = await download({ signal: controller.signal, onProgress })
      // A download may end although it was cancelled; the person has decided.
      if (controller.signal.aborted) return
      if (blob instanceof Blob) save(blob, fileName)
      beforeEnd()
      setState({ phase: 'done' })
    } catch (error) {
      if (controller.signal.aborted) return
      beforeEnd()
      setState({ phase: 'failed' })
      onError?.(error)
    } finally {
      if (running.current === controller) running.current = null
    }
  }
  const cancel = (): void => {
    running.current?.abort()
    running.current = null
    beforeEnd()
    setState({ phase: 'cancelled' })
  }
  return { state, start, cancel }
}
