import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, type JWTPayload, jwtVerify } from 'jose'

const hmac = (key: Uint8Array, data: Uint8Array): Buffer => createHmac('sha256', key).update(data).digest()

/** One block of HKDF is enough for everything here. */
const expand = (key: Uint8Array, info: string | Uint8Array, length: number): Buffer =>
  hmac(key, Buffer.concat([Buffer.from(info), Buffer.of(1)])).subarray(0, length)

/** A browser with its keys: it reads what was encrypted for it, by the letter of RFC 8291 and with nothing of ours. */
export const createBrowser = () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const keyEnd = 21 + body.readUInt8(20)
      const serverKey = body.subarray(21, keyEnd)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), serverKey])
      const input = expand(hmac(auth, pair.computeSecret(serverKey)), info, 32)
      const pseudoRandom = hmac(salt, input)
      const key = expand(pseudoRandom, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = expand(pseudoRandom, 'Content-Encoding: nonce\0', 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(body.subarray(-16))
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
      const end = padded.lastIndexOf(2)
      if (body.readUInt32BE(16) < body.length - keyEnd || end === -1) throw new Error('Not a single whole record')
      return padded.subarray(0, end).toString()
    },
  }
}

/** A message as it came. */
export interface PushedMessage {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** What the token of the sender says, once its signature has been found to be that of the key it names. */
  readonly sender: JWTPayload & { readonly publicKey: string }
}

const verify = async (authorization: string, audience: string, now: Date): Promise<PushedMessage['sender']> => {
  const { token = '', publicKey = '' } =
    /^vapid t=(?<token>[\w.-]+), k=(?<publicKey>[\w-]+)$/.exec(authorization)?.groups ?? {}
  const point = Buffer.from(publicKey, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, 'ES256')
  const { payload } = await jwtVerify(token, key, { audience, currentDate: now })
  return { ...payload, publicKey }
}

/** A push service on this machine. It refuses a sender whose signature is wrong, and answers with `status` else. */
export const openPushService = async (now: () => Date) => {
  const received: PushedMessage[] = []
  const state = { status: 201 }
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      verify(request.headers.authorization ?? '', origin, now()).then(
        (sender) => {
          received.push({
            path: request.url ?? '',
            headers: request.headers,
            body: Buffer.concat(parts),
            sender,
          })
          response.writeHead(state.status).end()
        },
        () => response.writeHead(401).end(),
      )
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { state, received, origin, close: () => server.close() }
}
