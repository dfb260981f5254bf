import * as z from 'zod/mini'
import { inSandbox } from '../access.ts'
import { described } from '../described.ts'
import { endpoint } from '../endpoint.ts'
import { PartnerOutcome } from '../partner.ts'

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

export const linkAccount = endpoint({
  id: 'partner-marketplace-sandbox.linkAccount',
  method: 'POST',
  path: '/v1/partner/sandbox/marketplace/account/link',
  summary:
    'The test organization links an account of yours: `seller.account.linked`. 409 while it has another one, which you remove first; one of the same name is answered as it stands.',
  access: inSandbox('MARKETPLACE'),
  body: z.object({
    sellerId: described(text(64), 'Your own id of the seller: `sellerId` of the account.'),
    name: described(text(255), 'Name of the account, as the seller sees it.'),
  }),
  response: PartnerOutcome,
  errors: [409],
  idempotent: 'required',
})
