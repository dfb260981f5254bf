import { openAsBlob } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { MINUTE_MS, SECOND_MS } from '../../kernel/durations.ts'
import { callForStream, callOut } from '../../kernel/outgoing.ts'
import { isStorageId, type Storage, storageKeyOf, StorageUnavailable } from './storage.ts'

/** Where an S3-compatible storage is and who asks. */
export interface ObjectStorageSettings {
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
  readonly limits?: StorageLimits
}

/** How long the storage may take, milliseconds. */
export interface StorageLimits {
  /** For a call with all its tries. */
  readonly callMs: number
  /** Until a content begins to come, and between two pieces of it. */
  readonly silenceMs: number
  /** Until a content has come whole. */
  readonly contentMs: number
}

/** Whoever uploads hears within a minute that the storage is away; whoever downloads waits no longer than the server. */
const LIMITS: StorageLimits = { callMs: 45 * SECOND_MS, silenceMs: 15 * SECOND_MS, contentMs: 5 * MINUTE_MS }
const TRIES = 3
const PAUSE_MS = 50
/** A page of a list has a thousand names. */
const LARGEST_ANSWER = 4 * 1024 * 1024
/** Larger than any file that is taken. */
const LARGEST_CONTENT = 1024 * 1024 * 1024
/** The bucket may hold other things too. */
const PREFIX = 'files/'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const textIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')

/** Contents as objects of a bucket, by the part of the S3 protocol that every provider speaks: addresses with the bucket in the path. */
export const createObjectStorage = (settings: ObjectStorageSettings, prefix = PREFIX): Storage => {
  const { url, bucket, region, accessKey: accessKeyId, secretKey: secretAccessKey } = settings
  const { callMs, silenceMs, contentMs } = settings.limits ?? LIMITS
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const bucketUrl = `${url}/${encodeURIComponent(bucket)}`
  const addressOf = (id: string): string => `${bucketUrl}/${prefix}${storageKeyOf(id)}`

  /** Sends, again when the storage is busy, and answers what is good or says that there is nothing. */
  const inTries = async <Answer extends { readonly response: Response; readonly stream?: Readable }>(
    send: () => Promise<Answer>,
    until: number,
  ): Promise<Answer> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send().catch((cause: unknown) => {
        throw new StorageUnavailable('The object storage cannot be reached', { cause })
      })
      const { ok, status } = answer.response
      if (ok || status === 404) return answer
      const mayPass = status >= 500 || status === 429
      if (!mayPass || attempt === TRIES || Date.now() >= until) {
        const said = await (answer.stream ? text(answer.stream) : answer.response.text()).catch(() => '')
        const reason = textIn(said, 'Code')
        throw new StorageUnavailable(`The object storage answered ${status} ${reason ?? ''}`.trim())
      }
      answer.stream?.destroy()
      await wait(Math.random() * PAUSE_MS * 2 ** attempt)
    }
  }

  // Signed for each try: a signature has a time.
  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const until = Date.now() + callMs
    const { response } = await inTries(async () => {
      const limits = { timeoutMs: Math.max(1, until - Date.now()), maxBytes: LARGEST_ANSWER }
      return { response: await callOut(await client.sign(address, init), limits) }
    }, until)
    return response
  }

  /** Begins to read a content. */
  const openContent = (address: string) =>
    inTries(async () => {
      const limits = { silenceMs, timeoutMs: contentMs, maxBytes: LARGEST_CONTENT }
      const answer = await callForStream(await client.sign(address), limits)
      // Whoever reads hears of an error by itself; a stream that nobody reads any more must not end the process.
      answer.stream.on('error', () => {})
      return answer
    }, Date.now() + callMs)

  return {
    async put(id, file, contentType) {
      const response = await ask(addressOf(id), {
        method: 'PUT',
        body: await openAsBlob(file.path),
        // Signed, so that the storage refuses a content that changed on its way.
        headers: { 'x-amz-content-sha256': file.sha256, 'content-type': contentType },
      })
      if (!response.ok) throw new StorageUnavailable('The object storage does not know the bucket')
    },
    async read(id) {
      const { response, stream } = await openContent(addressOf(id))
      if (response.ok) return { size: Number(response.headers.get('content-length')), stream }
      stream.destroy()
      return undefined
    },
    async remove(id) {
      await ask(addressOf(id), { method: 'DELETE' })
    },
    async *idsBefore(moment) {
      for (let from: string | undefined = ''; from !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(from && { 'continuation-token': from }),
        })
        const xml = await (await ask(`${bucketUrl}?${query}`)).text()
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const id = textIn(entry, 'Key')?.split('/').at(-1) ?? ''
          if (isStorageId(id) && new Date(textIn(entry, 'LastModified') ?? '') < moment) yield id
        }
        from = textIn(xml, 'NextContinuationToken')
      }
    },
  }
}
