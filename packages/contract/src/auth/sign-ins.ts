import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { ById, Id } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { listOf } from '../find.ts'
import { choice, id, instant, text } from '../find-fields.ts'
import { Device, deviceKinds } from './sessions.ts'
import { attention } from '../people/user.ts'

/** How an attempt to sign in has ended. */
export const signInOutcomes = [
  'SIGNED_IN',
  /** By a passkey alone. */
  'PASSKEY',
  /** With a recovery code in place of the app for codes. */
  'RECOVERY_CODE',
  /** A new password by a code that was sent. */
  'PASSWORD_RECOVERED',
  /** The password was right; the second step has not followed. */
  'NO_SECOND_FACTOR',
  'WRONG_SECOND_FACTOR',
  'WRONG_PASSWORD',
  /** A passkey that is unknown, or a signature that is not good. */
  'WRONG_PASSKEY',
  /** Too many wrong passwords or codes before it: nothing was looked at. */
  'LOCKED',
  /** Right, but the access of the person is closed. */
  'CLOSED',
] as const
export type SignInOutcome = (typeof signInOutcomes)[number]

/** An attempt to sign in as the person who reads it. */
export const SignIn = z.object({
  id: Id,
  outcome: z.enum(signInOutcomes),
  /** Failures of one kind from one place within an hour are one line. */
  times: z.int(),
  device: Device,
  /** The network and not the address: `203.0.113.0/24`, `2001:db8:1::/48`. */
  network: z.string(),
  /** Of several failures, the last one. */
  atDateTime: Instant,
})
export type SignIn = z.output<typeof SignIn>

/** Attempts to sign in as the caller within a year, the newest first. */
export const signIns = listOf({
  item: SignIn,
  filters: {
    id: id(),
    outcome: choice(signInOutcomes),
    deviceKind: choice(deviceKinds),
    network: text(),
    atDateTime: instant(),
  },
  sort: ['outcome', 'atDateTime'],
})

export const find = endpoint({
  id: 'sign-in.find',
  method: 'POST',
  path: '/v1/user/sign-in/find',
  summary:
    'Attempts to sign in as the caller by a filter, right ones and wrong ones, the newest first. Kept for a year.',
  access: signedIn,
  body: signIns.body,
  response: signIns.page,
})

export const excel = endpoint({
  id: 'sign-in.excel',
  method: 'POST',
  path: '/v1/user/sign-in/excel',
  summary: 'Every attempt to sign in as the caller that the filter of a find matches, as a workbook.',
  access: signedIn,
  body: signIns.body,
  response: file(contentTypes.xlsx),
})

/** A device that has signed in as the person for the first time, and that they have not said to be theirs. */
export const NewDevice = z.object({
  id: Id,
  device: Device,
  network: z.string(),
  firstDateTime: Instant,
})
export type NewDevice = z.output<typeof NewDevice>

export const newDevices = endpoint({
  id: 'sign-in.newDevices',
  method: 'GET',
  path: '/v1/user/new-device',
  summary:
    'Devices that have signed in as the caller for the first time and are not recognized yet. The one that asks is never among them.',
  access: signedIn,
  response: z.object({ devices: z.array(NewDevice) }),
  quiet: true,
})

export const recognize = endpoint({
  id: 'sign-in.recognize',
  method: 'POST',
  path: '/v1/user/new-device/{id}/recognize',
  summary: 'Says that a new device is the caller’s own. A device cannot say so of itself: 404.',
  access: signedIn,
  params: ById,
  invalidates: [newDevices, attention],
})
