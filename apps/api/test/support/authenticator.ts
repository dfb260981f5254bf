import { createHash, createPrivateKey, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import * as passkey from '@cabinet/contract/auth/passkeys'
import type { Passkey } from '@cabinet/contract/auth/second-factor'
import type { PasskeySignature } from '@cabinet/contract/auth/passkey-signature'
import type { NewPasskey, NewPasskeyRequest, PasskeyRequest } from '@cabinet/contract/auth/webauthn'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Answer, Cabinet } from './cabinet.ts'

/** Where the cabinets of tests say that they are opened. */
const ORIGIN = 'https://lk.cabinet.example'
export const PASSKEY_VARIABLES = { PUBLIC_URL: ORIGIN }

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const BACKUP_ELIGIBLE = 0x08
const BACKED_UP = 0x10
const HAS_KEY = 0x40

/** What a signature of a test differs in from a good one. */
export interface Differently {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly userHandle?: string | null
  /** Nobody has shown the key a finger. */
  readonly isUnverified?: true
  readonly counter?: number
  readonly type?: string
  /** The maker of the key vouches for it. */
  readonly certificates?: readonly Buffer[]
}

/** A key in software, which does what a browser and a key do together: real keys, real signatures. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url')
  readonly #secret: KeyObject
  readonly #publicKey: Map<number, number | Uint8Array>
  #handle = ''
  /** How often it has signed; null for a key that does not count, as those that are kept in the cloud. */
  counter: number | null

  constructor({ doesCount = false }: { readonly doesCount?: boolean } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#secret = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }))
    this.#publicKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    this.counter = doesCount ? 0 : null
  }

  #clientData(type: string, challenge: string, { origin = ORIGIN }: Differently): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #data(rpId: string, flags: number, { isUnverified, counter }: Differently): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? this.counter ?? 0)
    const backup = this.counter === null ? BACKUP_ELIGIBLE | BACKED_UP : 0
    const all = flags | USER_PRESENT | backup | (isUnverified ? 0 : USER_VERIFIED)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(all), count])
  }

  /** Makes the key that is asked for. */
  create(request: NewPasskeyRequest, differently: Differently = {}): NewPasskey {
    this.#handle = request.user.id
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const authData = Buffer.concat([
      this.#data(differently.rpId ?? request.rp.id, HAS_KEY, differently),
      Buffer.alloc(16),
      length,
      id,
      isoCBOR.encode(this.#publicKey),
    ])
    const statement = new Map<string, unknown>()
    if (differently.certificates)
      statement.set(
        'x5c',
        differently.certificates.map((one) => new Uint8Array(one)),
      )
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', differently.certificates ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    )
    const clientData = this.#clientData(
      differently.type ?? 'webauthn.create',
      differently.challenge ?? request.challenge,
      differently,
    )
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal', 'hybrid', 'telepathy'],
      },
    }
  }

  /** Signs what is asked for. */
  sign(request: PasskeyRequest, differently: Differently = {}): PasskeySignature {
    if (this.counter !== null && differently.counter === undefined) this.counter += 1
    const data = this.#data(differently.rpId ?? request.rpId, 0, differently)
    const clientData = this.#clientData(
      differently.type ?? 'webauthn.get',
      differently.challenge ?? request.challenge,
      differently,
    )
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
    const handle = differently.userHandle === undefined ? this.#handle : differently.userHandle
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(this.#secret).toString('base64url'),
        ...(handle !== null && handle !== '' && { userHandle: handle }),
      },
    }
  }
}

/** What `passkey.create` answers. */
export interface Added {
  readonly passkey: Passkey
  readonly recoveryCodes: string[] | null
}

/** Adds a key to the person of a session. */
export const addPasskey = async (
  cabinet: Cabinet,
  token: string,
  key: Authenticator,
  differently: Differently & { readonly name?: string } = {},
): Promise<Answer<Added>> => {
  const { body: request } = await cabinet.call<NewPasskeyRequest>(passkey.createRequest, { token })
  return cabinet.call<Added>(passkey.create, {
    token,
    body: { name: differently.name ?? 'Ноутбук', passkey: key.create(request, differently) },
  })
}
