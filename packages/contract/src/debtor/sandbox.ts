import * as z from 'zod/mini'
import { inSandbox } from '../access.ts'
import { Id } from '../common.ts'
import { LARGEST_LIMIT } from './buyers.ts'
import { described } from '../described.ts'
import { endpoint } from '../endpoint.ts'
import { Kopecks } from '../money.ts'
import { byIdOf, PartnerOutcome } from '../partner.ts'

const insurer = inSandbox('INSURER')
const Sum = Kopecks.check(z.minimum(1), z.maximum(LARGEST_LIMIT))

export const connect = endpoint({
  id: 'partner-insurer-sandbox.connect',
  method: 'POST',
  path: '/v1/partner/sandbox/insurer/insurance/connect',
  summary:
    'The test organization applies for the insurance that you have offered it: `insurance.connection.requested`. 409 without an offer, or when it is insured.',
  access: insurer,
  response: PartnerOutcome,
  errors: [409],
  idempotent: 'required',
})

export const disconnect = endpoint({
  id: 'partner-insurer-sandbox.disconnect',
  method: 'POST',
  path: '/v1/partner/sandbox/insurer/insurance/disconnect',
  summary:
    'The test organization asks to end the insurance: `insurance.disconnection.requested`. 409 when there is nothing to end.',
  access: insurer,
  response: PartnerOutcome,
  errors: [409],
  idempotent: 'required',
})

export const requestLimit = endpoint({
  id: 'partner-insurer-sandbox.requestLimit',
  method: 'POST',
  path: '/v1/partner/sandbox/insurer/buyer/request-limit',
  summary:
    'The test organization adds a buyer, or finds the one that it has, and asks for a limit: `limit.requested`. 409 while you consider another sum, or without an insurance.',
  access: insurer,
  body: z.object({
    itn: described(
      z.string().check(z.trim(), z.regex(/^(?:\d{10}|\d{12})$/)),
      'ИНН of the buyer: any that is well formed. Its names are made up.',
    ),
    requestedLimit: described(Sum, 'Limit that is asked for, kopecks.'),
  }),
  response: PartnerOutcome,
  errors: [404, 409],
  idempotent: 'required',
})

export const declareShipment = endpoint({
  id: 'partner-insurer-sandbox.declareShipment',
  method: 'POST',
  path: '/v1/partner/sandbox/insurer/shipment/declare',
  summary: 'The test organization ships to a buyer today and declares it: it is insured for what the limit has left.',
  access: insurer,
  body: z.object({
    buyerId: described(Id, 'Id of the buyer.'),
    amount: described(Sum, 'What the buyer has to pay, VAT included, kopecks.'),
    deferralDays: described(z.int().check(z.minimum(1), z.maximum(180)), 'In how many days the buyer has to pay.'),
  }),
  response: PartnerOutcome,
  errors: [404, 409],
  idempotent: 'required',
})

export const payShipment = endpoint({
  id: 'partner-insurer-sandbox.payShipment',
  method: 'POST',
  path: '/v1/partner/sandbox/insurer/shipment/{id}/pay',
  summary: 'The buyer of the test organization pays for a shipment. 409 when nothing is unpaid.',
  access: insurer,
  params: byIdOf('the shipment'),
  body: z.object({ amount: described(Sum, 'How much, kopecks: the debt at most.') }),
  response: PartnerOutcome,
  errors: [409],
  idempotent: 'required',
})

export const notifyOverdue = endpoint({
  id: 'partner-insurer-sandbox.notifyOverdue',
  method: 'POST',
  path: '/v1/partner/sandbox/insurer/shipment/{id}/notify',
  summary:
    'The test organization tells you of an overdue payment: `overdue.notified`. 409 while it is not overdue (let days pass), or when it is too late.',
  access: insurer,
  params: byIdOf('the shipment'),
  response: PartnerOutcome,
  errors: [409],
  idempotent: 'required',
})
