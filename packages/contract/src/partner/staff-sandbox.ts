import * as z from 'zod/mini'
import { ofPartnerInAddress } from '../access.ts'
import { ById } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { findActions, findCalls, PartnerWebhook, WebhookFields } from './partners.ts'

/** Where a partner tries things out with its test keys; nothing of it is real. */
export const PartnerSandbox = z.object({
  /** Null as long as no test key was issued: there is no sandbox. */
  organization: z.nullable(z.object({ itn: z.string(), shortName: z.string() })),
  /** Where events of the sandbox go by themselves. */
  webhookTarget: z.nullable(PartnerWebhook),
})
export type PartnerSandbox = z.output<typeof PartnerSandbox>

export const get = endpoint({
  id: 'partners-sandbox.get',
  method: 'GET',
  path: '/v1/partners/{id}/sandbox',
  summary: 'The sandbox of a partner: its test organization and where its events go.',
  access: ofPartnerInAddress,
  params: ById,
  response: PartnerSandbox,
})

export const saveWebhook = endpoint({
  id: 'partners-sandbox.saveWebhook',
  method: 'PUT',
  path: '/v1/partners/{id}/sandbox/webhook',
  summary:
    'Says where events of the sandbox go, also after a pause. A new secret is shown in this answer and never again. 409 before the first test key.',
  access: ofPartnerInAddress,
  params: ById,
  body: WebhookFields,
  response: z.object({ secret: z.nullable(z.string()) }),
  errors: [409],
  idempotent: true,
  invalidates: [get, findActions],
})

export const removeWebhook = endpoint({
  id: 'partners-sandbox.removeWebhook',
  method: 'DELETE',
  path: '/v1/partners/{id}/sandbox/webhook',
  summary: 'Sends no events of the sandbox by itself any more.',
  access: ofPartnerInAddress,
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: [get, findActions],
})

export const reset = endpoint({
  id: 'partners-sandbox.reset',
  method: 'POST',
  path: '/v1/partners/{id}/sandbox/reset',
  summary:
    'The sandbox begins anew: everything in it is thrown away. Keys and the address of events stay. 409 before the first test key, and while it begins anew already.',
  access: ofPartnerInAddress,
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: [get, findActions, findCalls],
})
