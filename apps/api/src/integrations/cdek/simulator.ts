import { randomUUID } from 'node:crypto'
import { demoCourierAccounts } from './demo-accounts.ts'

const TOKEN_SECONDS = 3599

const json = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'x-request-id': randomUUID() } })

const unauthorized = (): Response =>
  json(401, {
    requests: [
      {
        request_uuid: randomUUID(),
        type: 'GET',
        state: 'INVALID',
        errors: [{ code: 'v2_token_expired', message: 'Token expired or invalid' }],
      },
    ],
  })

/** A token looks like the courier's: a JWT, though nobody but the simulator reads it. */
const newToken = (clientId: string): string => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [part({ alg: 'none', typ: 'JWT' }), part({ client_id: clientId, jti: randomUUID() }), 'demo'].join('.')
}

/** A courier that lives in this process and answers requests as CDEK API v2 does. */
export type CourierSimulator = (request: Request) => Promise<Response>

/** @param now clock by which its tokens grow old */
export const createCourierSimulator = (now: () => Date): CourierSimulator => {
  const accounts = Object.values(demoCourierAccounts)
  const tokens = new Map<string, number>()

  const issueToken = async (request: Request): Promise<Response> => {
    const form = new URLSearchParams(await request.text())
    if (form.get('grant_type') !== 'client_credentials') {
      return json(400, { error: 'unsupported_grant_type', error_description: 'Unsupported grant type' })
    }
    const known = accounts.find(
      ({ clientId, clientSecret }) => clientId === form.get('client_id') && clientSecret === form.get('client_secret'),
    )
    if (!known) return json(401, { error: 'invalid_client', error_description: 'Bad client credentials' })
    const token = newToken(known.clientId)
    tokens.set(token, now().getTime() + TOKEN_SECONDS * 1000)
    return json(200, {
      access_token: token,
      token_type: 'bearer',
      expires_in: TOKEN_SECONDS,
      scope: 'order:all payment:all',
      jti: randomUUID(),
    })
  }

  const isAuthorized = (request: Request): boolean => {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
    return (tokens.get(token) ?? 0) > now().getTime()
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST' && pathname === '/v2/oauth/token') return issueToken(request)
    if (!isAuthorized(request)) return unauthorized()
    if (request.method === 'GET' && pathname === '/v2/location/regions') {
      return json(200, [{ country_code: 'RU', country: 'Россия', region: 'Москва', region_code: 81 }])
    }
    return json(404, { errors: [{ code: 'v2_entity_not_found', message: 'Entity is not found' }] })
  }
}
