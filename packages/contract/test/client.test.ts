import { describe, expect, test } from 'vitest'
import { pathOf, requestOf } from '../src/client.ts'
import { createRequest } from '../src/finance.ts'
import { image } from '../src/file.ts'
import { healthCheck } from '../src/service.ts'
import { login } from '../src/auth.ts'

describe('addresses of calls', () => {
  test('parameters are encoded', () => {
    expect(pathOf('/v1/sender/checking-prefix/{contractNumber}', { contractNumber: 'ИМ-РФ/1 %' })).toBe(
      '/v1/sender/checking-prefix/%D0%98%D0%9C-%D0%A0%D0%A4%2F1%20%25',
    )
  })

  test.each([undefined, null, ''])('a missing parameter (%s) is an error of ours, not a wrong address', (id) => {
    expect(() => pathOf('/v1/user/{id}', { id })).toThrow('No value for {id} in /v1/user/{id}')
  })
})

describe('requests of calls', () => {
  test('a body goes as data', () => {
    const body = { username: '+70000000001', password: 'x' }
    expect(requestOf(login, { body })).toEqual({ method: 'POST', url: '/v1/auth/login', data: body })
  })

  test('a query goes as params', () => {
    const offerId = '0b0c6c1e-0000-4000-8000-000000000001'
    expect(requestOf(createRequest, { query: { offerId } })).toEqual({
      method: 'POST',
      url: '/v1/finance/request',
      params: { offerId },
    })
  })

  test('a file is asked for as a blob', () => {
    expect(requestOf(image, { params: { id: 'a' } }).responseType).toBe('blob')
    expect(requestOf(healthCheck, { params: { service: 'seller' } }).responseType).toBeUndefined()
  })

  test('headers and the signal travel with the call', () => {
    const { signal } = new AbortController()
    const headers = { 'x-captcha-token': 't' }
    expect(requestOf(login, {}, { signal, headers })).toMatchObject({ signal, headers })
  })
})
