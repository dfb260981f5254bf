import { type Endpoint, isForm } from '@cabinet/contract/endpoint'
import { strict } from '@cabinet/contract/strict'
import * as z from 'zod/mini'

const isForPartners = ({ access }: Endpoint): boolean => !access.session && access.bearer === 'partner'

const strictBody = ({ body }: Endpoint): Endpoint['body'] => {
  if (isForm(body)) return { ...body, fields: strict(body.fields) }
  return body && strict(body)
}

/**
 * A call as it is registered: one of partners refuses every field and query parameter that it does not declare. A
 * misspelt field that was dropped would let a default decide about money.
 */
export const withStrictInput = (endpoint: Endpoint): Endpoint => {
  if (!isForPartners(endpoint)) return endpoint
  const body = strictBody(endpoint)
  return { ...endpoint, query: strict(endpoint.query ?? z.object({})), ...(body && { body }) }
}
