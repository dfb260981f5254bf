import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/** Bytes of a key as browsers write them: base64url without the signs at the end. */
const bytes = (length: number) => z.string().check(z.regex(/^[\w-]+$/), z.length(Math.ceil((length * 4) / 3)))

/** Where a browser takes notifications in, and the keys with which only it can read them. */
export const PushSubscriptionFields = z.object({
  /** Address at the push service of the maker of the browser. */
  endpoint: z.string().check(z.maxLength(1000)),
  /** Its public key: a point of P-256. */
  p256dh: bytes(65),
  auth: bytes(16),
})
export type PushSubscriptionFields = z.output<typeof PushSubscriptionFields>

export const status = endpoint({
  id: 'push.status',
  method: 'GET',
  path: '/v1/user/push',
  summary: 'Whether notifications go to the browser of this session, and the public key of the installation.',
  access: signedIn,
  quiet: true,
  response: z.object({
    /** By which push services know this installation: a point of P-256, base64url. */
    publicKey: z.string(),
    /** The address of this session; null while notifications are off. */
    endpoint: z.nullable(z.string()),
  }),
})

export const subscribe = endpoint({
  id: 'push.subscribe',
  method: 'PUT',
  path: '/v1/user/push',
  summary: 'Sends notifications to the browser of this session, until they are switched off or the session ends.',
  access: signedIn,
  body: PushSubscriptionFields,
  invalidates: [status],
})

export const unsubscribe = endpoint({
  id: 'push.unsubscribe',
  method: 'DELETE',
  path: '/v1/user/push',
  summary: 'Sends no more notifications to the browser of this session.',
  access: signedIn,
  invalidates: [status],
})
