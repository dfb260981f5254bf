import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** An object of the bucket. */
interface StoredObject {
  readonly bytes: Buffer
  readonly contentType: string
  readonly modifiedAt: Date
}

/** A storage that speaks as much S3 as the product does, and believes nobody whose signature is not right. */
export interface ObjectServer {
  readonly url: string
  readonly objects: Map<string, StoredObject>
  /** Answers that come instead of the next right ones. */
  readonly failures: number[]
  /** Loses the connection after so many bytes of an object. */
  breaksAfter: number | null
  /** How many objects one page of a list holds. */
  pageSize: number
  /** Makes everything older. */
  age(milliseconds: number): void
  close(): Promise<void>
}

export const objectAccess = {
  bucket: 'files-of-tests',
  region: 'ru-central1',
  accessKey: 'key-name',
  secretKey: 'secret-of-the-storage',
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Signature Version 4, computed anew from what has come. */
const isSignedRight = ({ method = '', headers, url = '' }: IncomingMessage, bytes: Buffer): boolean => {
  const { authorization = '', 'x-amz-content-sha256': hash, 'x-amz-date': time } = headers
  const [, credential = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(authorization) ?? []
  const [name, day = '', region = '', service = '', end = ''] = credential.split('/')
  const isBodyRight = hash === 'UNSIGNED-PAYLOAD' ? bytes.length === 0 : hash === sha256(bytes)
  const isTimely = typeof time === 'string' && time.startsWith(day) && day.length === 8
  if (
    name !== objectAccess.accessKey ||
    region !== objectAccess.region ||
    service !== 's3' ||
    !isBodyRight ||
    !isTimely
  )
    return false
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const query = [...searchParams]
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const lines = signed.split(';').map((header) => `${header}:${String(headers[header]).trim()}\n`)
  const request = [method, pathname, query, lines.join(''), signed, String(hash)].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, [day, region, service, end].join('/'), sha256(request)].join('\n')
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${objectAccess.secretKey}`)
  return hmac(key, text).toString('hex') === signature
}

const listing = (server: Pick<ObjectServer, 'objects' | 'pageSize'>, query: URLSearchParams): string => {
  const from = Number(/^from&(\d+)$/.exec(query.get('continuation-token') ?? 'from&0')?.[1])
  const keys = [...server.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted()
  const page = keys.slice(from, from + server.pageSize)
  const next = from + page.length
  return [
    '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>',
    ...page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${server.objects.get(key)?.modifiedAt.toISOString()}</LastModified></Contents>`,
    ),
    next < keys.length ? `<NextContinuationToken>from&amp;${next}</NextContinuationToken>` : '',
    '</ListBucketResult>',
  ].join('')
}

/** Starts an empty storage. */
export const startObjectServer = async (): Promise<ObjectServer> => {
  const state = {
    objects: new Map<string, StoredObject>(),
    failures: [] as number[],
    breaksAfter: null as number | null,
    pageSize: 1000,
  }
  const server: Server = createServer(async (request, response) => {
    const bytes = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const answer = (status: number, body: string | Buffer = '', contentType = 'application/xml') =>
      response.writeHead(status, { 'content-type': contentType, 'content-length': body.length }).end(body)
    const failure = state.failures.shift()
    if (failure !== undefined) return answer(failure, '<Error><Code>SlowDown</Code></Error>')
    if (!isSignedRight(request, bytes)) return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const [, bucket, ...rest] = pathname.split('/')
    if (bucket !== objectAccess.bucket) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>')
    const key = rest.join('/')
    if (key === '') return answer(200, listing(state, searchParams))
    if (request.method === 'PUT') {
      const contentType = request.headers['content-type'] ?? ''
      state.objects.set(key, { bytes, contentType, modifiedAt: new Date() })
      return answer(200)
    }
    if (request.method === 'DELETE') {
      state.objects.delete(key)
      return answer(204)
    }
    const object = state.objects.get(key)
    if (object && state.breaksAfter !== null) {
      response.writeHead(200, { 'content-type': object.contentType, 'content-length': object.bytes.length })
      return response.write(object.bytes.subarray(0, state.breaksAfter), () => response.destroy())
    }
    return object ? answer(200, object.bytes, object.contentType) : answer(404, '<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    age(milliseconds: number) {
      for (const [key, object] of state.objects)
        state.objects.set(key, { ...object, modifiedAt: new Date(object.modifiedAt.getTime() - milliseconds) })
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
