import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { ById, Id } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint } from '../endpoint.ts'

/** What kind of thing a session was opened on. */
export const deviceKinds = ['DESKTOP', 'PHONE', 'TABLET', 'UNKNOWN'] as const

/** What a browser says of itself: a hint for the reader. */
export const Device = z.object({
  kind: z.enum(deviceKinds),
  /** Names as their makers write them; null when the browser does not tell. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
})
export type Device = z.output<typeof Device>

/** A sign-in that still works. */
export const Session = z.object({
  id: Id,
  /** The one that asks. */
  isCurrent: z.boolean(),
  device: Device,
  ip: z.string(),
  createdDateTime: Instant,
  lastUsedDateTime: Instant,
})
export type Session = z.output<typeof Session>

export const list = endpoint({
  id: 'session.list',
  method: 'GET',
  path: '/v1/user/sessions',
  summary: 'Sessions of the caller that still work, the current one first.',
  access: signedIn,
  response: z.object({ sessions: z.array(Session) }),
})

export const endAll = endpoint({
  id: 'session.endAll',
  method: 'DELETE',
  path: '/v1/user/sessions',
  summary: 'Ends every session of the caller at once, the current one as well.',
  access: signedIn,
  proof: 'always',
})

export const endOthers = endpoint({
  id: 'session.endOthers',
  method: 'DELETE',
  path: '/v1/user/other-sessions',
  summary: 'Ends every session of the caller but the current one.',
  access: signedIn,
  proof: 'always',
  invalidates: [list],
})

export const endOne = endpoint({
  id: 'session.endOne',
  method: 'DELETE',
  path: '/v1/user/sessions/{id}',
  summary: 'Ends one session of the caller.',
  access: signedIn,
  proof: 'always',
  params: ById,
  invalidates: [list],
})
