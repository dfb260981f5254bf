import * as z from 'zod/mini'
import { open } from '../access.ts'
import { endpoint } from '../endpoint.ts'

// Apart from the calls of an organization: the registration asks for a name, and carries nothing else of them.
export const suggest = endpoint({
  id: 'organization-name.suggest',
  method: 'GET',
  path: '/v1/organization/suggest/{itn}',
  summary: 'The name that the state registry knows for a taxpayer number; nothing else is told before registration.',
  access: open,
  params: z.object({ itn: z.string().check(z.regex(/^(?:\d{10}|\d{12})$/)) }),
  response: z.object({ itn: z.string(), name: z.string() }),
  errors: [404, 424, 429],
})
