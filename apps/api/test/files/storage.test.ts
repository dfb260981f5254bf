import { readdirSync, readlinkSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFolderStorage } from '../../src/platform/files/folder-storage.ts'
import { createIncoming, type Incoming } from '../../src/platform/files/incoming.ts'
import { createObjectStorage } from '../../src/platform/files/object-storage.ts'
import { type Storage, StorageUnavailable } from '../../src/platform/files/storage.ts'
import { newId } from '../../src/kernel/ids.ts'
import { objectAccess, type ObjectServer, startObjectServer } from '../support/object-server.ts'
import { HOUR_MS } from '../../src/kernel/durations.ts'

let folder: string
let server: ObjectServer
let incoming: Incoming

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabinet-storage-'))
  server = await startObjectServer()
  incoming = createIncoming(join(folder, 'incoming'))
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const receive = (...chunks: readonly string[]) =>
  incoming.receive(
    'Акт.pdf',
    chunks.map((chunk) => Buffer.from(chunk)),
  )

/** Everything below the folder, by its path. */
const inside = async (root: string): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const ageFolder = async (milliseconds: number): Promise<void> => {
  for (const path of await inside(folder)) {
    const moment = new Date((await stat(path)).mtimeMs - milliseconds)
    await utimes(path, moment, moment)
  }
}

const kinds: readonly { name: string; open: () => Storage; age: (milliseconds: number) => Promise<void> }[] = [
  { name: 'a folder', open: () => createFolderStorage(join(folder, 'files')), age: ageFolder },
  {
    name: 'an S3-compatible storage',
    open: () => createObjectStorage({ url: server.url, ...objectAccess }),
    age: async (milliseconds) => server.age(milliseconds),
  },
]

describe.each(kinds)('contents in $name', ({ open, age }) => {
  const textOf = async (storage: Storage, id: string): Promise<string | undefined> => {
    const content = await storage.read(id)
    if (!content) return undefined
    const bytes = await buffer(content.stream)
    expect(content.size).toBe(bytes.length)
    return bytes.toString()
  }

  const idsBefore = async (storage: Storage, age: number): Promise<string[]> => {
    const ids: string[] = []
    for await (const id of storage.idsBefore(new Date(Date.now() - age))) ids.push(id)
    return ids
  }

  it('come back as they went in', async () => {
    const storage = open()
    const id = newId()
    await storage.put(id, await receive('Первая часть, ', 'вторая часть'), 'application/pdf')
    expect(await textOf(storage, id)).toBe('Первая часть, вторая часть')
  })

  it('are replaced by a second put and gone after a removal, which may be repeated', async () => {
    const storage = open()
    const id = newId()
    await storage.put(id, await receive('one'), 'application/pdf')
    await storage.put(id, await receive('another'), 'application/pdf')
    expect(await textOf(storage, id)).toBe('another')
    await storage.remove(id)
    await storage.remove(id)
    expect(await textOf(storage, id)).toBeUndefined()
  })

  it.each(['../../etc/passwd', '', 'a/b', '00000000-0000-4000-8000-00000000000G', `${newId()}/..`])(
    'have ids for names: %j is none',
    async (id) => {
      const storage = open()
      const received = await receive('x')
      await expect(storage.put(id, received, 'application/pdf')).rejects.toThrow('not a UUID')
      await expect((async () => storage.read(id))()).rejects.toThrow('not a UUID')
      await expect((async () => storage.remove(id))()).rejects.toThrow('not a UUID')
    },
  )

  it('are listed when they are old enough, over many pages', async () => {
    server.pageSize = 2
    const storage = open()
    expect(await idsBefore(storage, 0)).toEqual([])
    const old = [newId(), newId(), newId(), newId(), newId()]
    for (const id of old) await storage.put(id, await receive(id), 'application/pdf')
    await age(2 * HOUR_MS)
    await storage.put(newId(), await receive('young'), 'application/pdf')
    const found = await idsBefore(storage, HOUR_MS)
    expect(found.toSorted()).toEqual(old.toSorted())
  })
})

describe('a folder', () => {
  it('takes a file over without leaving a second copy, and lets nobody else read it', async () => {
    const storage = createFolderStorage(join(folder, 'files'))
    const id = newId()
    await storage.put(id, await receive('x'), 'application/pdf')
    const [path = '', ...others] = await inside(folder)
    expect(others).toEqual([])
    expect(path.startsWith(join(folder, 'files'))).toBe(true)
    expect((await stat(path)).mode & 0o077).toBe(0)
  })

  it('holds nothing of a put that failed', async () => {
    const storage = createFolderStorage(join(folder, 'files'))
    const id = newId()
    const received = await receive('x')
    await incoming.discard(received)
    await expect(storage.put(id, received, 'application/pdf')).rejects.toThrow('ENOENT')
    expect(await storage.read(id)).toBeUndefined()
  })
})

/** Files below the folder that this process holds open. */
const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)].filter((path) => path.startsWith(folder))
    } catch {
      return []
    }
  })

describe.skipIf(process.platform !== 'linux')('a content of a folder', () => {
  it('is open while somebody reads it, and for nobody else', async () => {
    const storage = createFolderStorage(join(folder, 'files'))
    const id = newId()
    await storage.put(id, await receive('x'.repeat(1024 * 1024)), 'application/pdf')
    // A call that is refused after it has looked for the content, a test that asks whether there is one.
    expect(await storage.read(id)).toMatchObject({ size: 1024 * 1024 })
    expect(openFiles()).toEqual([])

    const broken = await storage.read(id)
    broken?.stream.read()
    await expect.poll(() => openFiles().length).toBe(1)
    broken?.stream.destroy()
    await expect.poll(openFiles).toEqual([])

    const whole = await storage.read(id)
    expect(whole && (await buffer(whole.stream)).length).toBe(1024 * 1024)
    await expect.poll(openFiles).toEqual([])
  })
})

describe('the waiting room', () => {
  it('forgets what breaks off', async () => {
    const broken = incoming.receive(
      'Акт.pdf',
      (async function* () {
        yield Buffer.from('a part')
        throw new Error('the line is gone')
      })(),
    )
    await expect(broken).rejects.toThrow('the line is gone')
    expect(await inside(folder)).toEqual([])
  })

  it('forgets what a killed server has left, and nothing younger', async () => {
    await receive('old')
    await ageFolder(2 * HOUR_MS)
    const young = await receive('young')
    await incoming.discardBefore(new Date(Date.now() - HOUR_MS))
    expect(await inside(folder)).toEqual([young.path])
    await incoming.discard(young)
    await incoming.discard(young)
    expect(await inside(folder)).toEqual([])
  })
})

describe('an S3-compatible storage', () => {
  const storageWith = (change: Partial<typeof objectAccess> & { url?: string } = {}) =>
    createObjectStorage({ url: server.url, ...objectAccess, ...change })

  it('gets the type and a signed content, below a prefix of its own', async () => {
    const id = newId()
    await storageWith().put(id, await receive('x'), 'application/pdf')
    expect([...server.objects.keys()]).toEqual([`files/${id.slice(-2)}/${id}`])
    expect(server.objects.values().next().value?.contentType).toBe('application/pdf')
  })

  it('is asked again when it is busy', async () => {
    server.failures.push(503, 500)
    const id = newId()
    await storageWith().put(id, await receive('x'), 'application/pdf')
    expect(server.objects.size).toBe(1)
    server.failures.push(503)
    expect(await storageWith().read(id)).toBeDefined()
  })

  it('that stays away, is closed or refuses the key is unavailable, and the key is in no message', async () => {
    const received = await receive('x')
    server.failures.push(503, 503, 503)
    await expect(storageWith().read(newId())).rejects.toThrow(
      new StorageUnavailable('The object storage answered 503 SlowDown'),
    )
    await expect(storageWith({ secretKey: 'another-secret' }).put(newId(), received, 'text/plain')).rejects.toThrow(
      new StorageUnavailable('The object storage answered 403 SignatureDoesNotMatch'),
    )
    await expect(storageWith({ bucket: 'other' }).put(newId(), received, 'text/plain')).rejects.toThrow(
      StorageUnavailable,
    )
    const closed = storageWith({ url: 'http://127.0.0.1:9' })
    await expect(closed.read(newId())).rejects.toThrow(new StorageUnavailable('The object storage cannot be reached'))
    expect(server.objects.size).toBe(0)
  })
})

describe('a storage that loses the connection in the middle of a content', () => {
  const cut = async (read: (storage: Storage, id: string) => Promise<void>): Promise<unknown[]> => {
    const storage = createObjectStorage({ url: server.url, ...objectAccess })
    const id = newId()
    await storage.put(id, await receive('a'.repeat(100_000)), 'text/plain')
    server.breaksAfter = 1000
    const uncaught: unknown[] = []
    const record = (error: unknown) => uncaught.push(error)
    process.on('uncaughtException', record)
    try {
      await read(storage, id)
      // What nobody catches is told when everything that is under way has been done.
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
    } finally {
      process.off('uncaughtException', record)
    }
    return uncaught
  }

  it('ends nothing but the stream when nobody reads it', async () => {
    const uncaught = await cut(async (storage, id) => {
      const { stream } = (await storage.read(id)) ?? {}
      await new Promise((resolve) => {
        stream?.once('close', resolve)
      })
      expect(stream?.errored).toBeInstanceOf(Error)
    })
    expect(uncaught).toEqual([])
  })

  it('tells who reads: half a document does not pass for a whole one', async () => {
    const uncaught = await cut(async (storage, id) => {
      const { stream } = (await storage.read(id)) ?? {}
      if (!stream) throw new Error('The content is not there')
      await expect(buffer(stream)).rejects.toThrow()
    })
    expect(uncaught).toEqual([])
  })
})
