'use client'
import { useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { refusalOf, type FileDetails, type Limits, type Refusal } from './limits.ts'

/** A file that the server has. */
export interface UploadedFile {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Media type, `application/pdf`. */
  readonly type: string
  /** Where the file can be opened. */
  readonly url?: string | undefined
  /** A small picture of it. */
  readonly previewUrl?: string | undefined
}

/** What a sender of files is told besides the file. */
export interface UploadOptions {
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** What `upload` may throw: its message stands beside the file. */
export interface UploadError extends Error {
  /**
   * The server would refuse the same file again, because its content is broken or of another type than its name says: no
   * second try is offered.
   */
  readonly isFinal?: boolean | undefined
}

/** Sends one file and resolves with what the server has made of it. */
export type Upload = (file: File, options: UploadOptions) => Promise<UploadedFile>

/** A file that is not there yet: waiting, on its way, failed, or refused by the limits. */
export interface PendingFile {
  readonly key: string
  readonly file: File
  readonly phase: 'waiting' | 'uploading' | 'failed' | 'refused'
  /** Share that has arrived, 0 to 1. */
  readonly share: number
  readonly refusal?: Refusal | undefined
  /** What the server said, when it failed. */
  readonly message?: string | undefined
  /** The server would refuse it again. */
  readonly isFinal?: boolean | undefined
  /** The file whose place it takes when it arrives. */
  readonly replaces?: string | undefined
}

interface Options<T extends UploadedFile> {
  value: readonly T[]
  /** The second is the file that has just arrived, if one has. */
  onChange: (value: readonly T[], arrived?: T) => void
  upload: (file: File, options: UploadOptions & { replaces: string | undefined }) => Promise<T>
  limits: Limits
}

// More at once only makes each of them slower.
const atOnce = 3

let lastKey = 0

type Change = (files: readonly PendingFile[]) => readonly PendingFile[]

const changed =
  (key: string, part: Partial<PendingFile>): Change =>
  (files) =>
    files.map((file) => (file.key === key ? { ...file, ...part } : file))
const without =
  (key: string): Change =>
  (files) =>
    files.filter((file) => file.key !== key)

interface Arrival<T> {
  readonly file: T
  readonly replaces: string | undefined
}

const joined = <T extends UploadedFile>(value: readonly T[], { file: arrived, replaces }: Arrival<T>): readonly T[] => {
  if (value.some(({ id }) => id === arrived.id)) return value
  return value.some(({ id }) => id === replaces)
    ? value.map((file) => (file.id === replaces ? arrived : file))
    : [...value, arrived]
}

/** Files on their way: a few at once, each can be cancelled and tried again; what has arrived joins the value. */
export const useUploads = <T extends UploadedFile>({ value, onChange, upload, limits }: Options<T>) => {
  const [pending, setPending] = useState<readonly PendingFile[]>([])
  const running = useRef(new Map<string, AbortController>())
  const latest = useRef({ value, onChange, upload })
  // What has arrived and is not drawn yet: another may arrive before, on top of a value that does not know of it. A file
  // leaves the pending ones in the very update in which the owner was told of it.
  const arrivals = useRef(new Map<string, Arrival<T>>())
  useInsertionEffect(() => {
    latest.current = { value, onChange, upload }
    for (const key of arrivals.current.keys()) {
      if (!pending.some((file) => file.key === key)) arrivals.current.delete(key)
    }
  })
  const newest = useCallback(() => [...arrivals.current.values()].reduce(joined<T>, latest.current.value), [])
  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
      controllers.clear()
    }
  }, [])
  useEffect(() => {
    const send = async ({ key, file, replaces }: PendingFile): Promise<void> => {
      const controller = new AbortController()
      running.current.set(key, controller)
      const { signal } = controller
      const onProgress = (share: number): void => {
        if (!signal.aborted) setPending(changed(key, { share }))
      }
      try {
        const uploaded = await latest.current.upload(file, { signal, onProgress, replaces })
        if (signal.aborted) return
        arrivals.current.set(key, { file: uploaded, replaces })
        latest.current.onChange(newest(), uploaded)
        setPending(without(key))
      } catch (error) {
        const { message, isFinal }: Partial<UploadError> = error instanceof Error ? error : {}
        if (!signal.aborted) setPending(changed(key, { phase: 'failed', message, isFinal }))
      } finally {
        running.current.delete(key)
      }
    }
    const free = atOnce - pending.filter(({ phase }) => phase === 'uploading').length
    const next = pending.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, free))
    if (next.length === 0) return
    const keys = new Set(next.map(({ key }) => key))
    setPending((files) => files.map((file) => (keys.has(file.key) ? { ...file, phase: 'uploading' } : file)))
    for (const file of next) void send(file)
  }, [pending, newest])

  const add = (files: readonly File[], replaces?: string): void => {
    const kept = value.filter(({ id }) => id !== replaces)
    const present: FileDetails[] = [
      ...kept,
      ...pending.filter(({ phase }) => phase !== 'refused').map(({ file }) => file),
    ]
    const added = files.map((file): PendingFile => {
      const refusal = refusalOf(file, present, limits)
      if (refusal === undefined) present.push(file)
      lastKey += 1
      return {
        key: String(lastKey),
        file,
        share: 0,
        phase: refusal === undefined ? 'waiting' : 'refused',
        refusal,
        replaces,
      }
    })
    // What was refused last time has been read by now.
    setPending((before) => [...before.filter(({ phase }) => phase !== 'refused'), ...added])
  }
  const cancel = (key: string): void => {
    running.current.get(key)?.abort()
    setPending(without(key))
  }
  return {
    pending,
    add,
    cancel,
    retry: (key: string) => setPending(changed(key, { phase: 'waiting', share: 0 })),
    remove: (id: string) => onChange(newest().filter((file) => file.id !== id)),
  }
}
