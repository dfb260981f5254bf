import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { isStorageId, type Storage, storageKeyOf, StorageUnavailable } from './storage.ts'

/** Where an S3-compatible storage is and who asks. */
export interface ObjectStorageSettings {
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

const TIMEOUT_MS = 30_000
const TRIES = 3
/** The bucket may hold other things too. */
const PREFIX = 'files/'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const textIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')

/** Contents as objects of a bucket, by the part of the S3 protocol that every provider speaks: addresses with the bucket in the path. */
export const createObjectStorage = (settings: ObjectStorageSettings): Storage => {
  const { url, bucket, region, accessKey: accessKeyId, secretKey: secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: TRIES - 1 })
  const bucketUrl = `${url}/${encodeURIComponent(bucket)}`
  const addressOf = (id: string): string => `${bucketUrl}/${PREFIX}${storageKeyOf(id)}`

  /** Asks, and answers what is good or says that there is nothing. */
  const ask = async (address: string, request: RequestInit = {}): Promise<Response> => {
    const response = await client
      .fetch(address, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .catch((cause: unknown) => {
        throw new StorageUnavailable('The object storage cannot be reached', { cause })
      })
    if (response.ok || response.status === 404) return response
    const reason = textIn(await response.text(), 'Code')
    throw new StorageUnavailable(`The object storage answered ${response.status} ${reason ?? ''}`.trim())
  }

  return {
    async put(id, file, contentType) {
      const response = await ask(addressOf(id), {
        method: 'PUT',
        body: await openAsBlob(file.path),
        // Signed, so that the storage refuses a content that changed on its way.
        headers: { 'x-amz-content-sha256': file.sha256, 'content-type': contentType },
      })
      if (!response.ok) throw new StorageUnavailable('The object storage does not know the bucket')
      await response.arrayBuffer()
    },
    async read(id) {
      const response = await ask(addressOf(id))
      if (!response.ok || !response.body) return undefined
      const size = Number(response.headers.get('content-length'))
      const stream = Readable.fromWeb(response.body as ReadableStream)
      // Whoever reads hears of an error by itself; a stream that nobody reads any more must not end the process.
      stream.on('error', () => {})
      return { size, stream }
    },
    async remove(id) {
      await ask(addressOf(id), { method: 'DELETE' })
    },
    async *idsBefore(moment) {
      for (let from: string | undefined = ''; from !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: PREFIX,
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
