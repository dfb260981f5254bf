import { createRequest } from '@cabinet/contract/finance'
import { requestOf } from '@cabinet/contract/client'
import axios from 'axios'
import { expect, test } from 'vitest'
import { standIns } from '../build/xhr-only.ts'

const builtIn = async (part: string) => {
  const source = standIns[part] ?? ''
  return ((await import(`data:text/javascript,${encodeURIComponent(source)}`)) as { default: unknown }).default
}

test.each([[{}], [{ offerId: 'a&b=я' }], [{ offerId: ['a', 'b'] }], [{ offerId: undefined }]])(
  'the query %j travels from the built application as axios itself would send it',
  async (query) => {
    const urlOf = (await builtIn('helpers/buildURL.js')) as (...of: unknown[]) => string
    const { url, params, paramsSerializer, ...request } = requestOf(createRequest, { query })
    expect(urlOf(url, params, paramsSerializer)).toBe(
      axios.getUri({ ...request, url: url ?? '', params, ...(paramsSerializer && { paramsSerializer }) }),
    )
  },
)

test('a call without a query keeps its address', async () => {
  const urlOf = (await builtIn('helpers/buildURL.js')) as (...of: unknown[]) => string
  expect(urlOf('/v1/user', undefined, undefined)).toBe('/v1/user')
})
