import * as z from 'zod/mini'
import { bytes } from './passkey-signature.ts'

/** How a browser reaches a key, as the browser has said when the key was added. */
export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type Transport = (typeof transports)[number]

/** A key by its name in the browser. */
const KnownKey = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(transports)),
})

/** What a browser is asked for a signature with: `navigator.credentials.get`. */
export const PasskeyRequest = z.object({
  /** Works once, for five minutes, and for what it was asked for. */
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Keys that may sign; empty when any key of this address may, and the browser lets the person choose. */
  allowCredentials: z.array(KnownKey),
})
export type PasskeyRequest = z.output<typeof PasskeyRequest>

/** What a browser makes a new key with: `navigator.credentials.create`. */
export const NewPasskeyRequest = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  /** Keys of the person: where one of them is, no second one is made. */
  excludeCredentials: z.array(KnownKey),
})
export type NewPasskeyRequest = z.output<typeof NewPasskeyRequest>

/** A key that was just made, as browsers write it into JSON. */
export const NewPasskey = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    /** Browsers may know more ways than we do: those are left out. */
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
export type NewPasskey = z.output<typeof NewPasskey>
