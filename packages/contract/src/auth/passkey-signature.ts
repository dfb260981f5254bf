import * as z from 'zod/mini'

/** Bytes as WebAuthn writes them into JSON: base64url. Generous lengths: a key of RSA and long names fit. */
export const bytes = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(/^[\w-]+$/))

/** A signature of a key, as browsers write it into JSON. */
export const PasskeySignature = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    /** Whose the key says that it is. */
    userHandle: z.optional(bytes(100)),
  }),
})
export type PasskeySignature = z.output<typeof PasskeySignature>
