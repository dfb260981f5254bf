import type { APIRequestContext } from '@playwright/test'
import { PASSWORD } from './people.ts'

const API = '/api/v1'

/** Calls with the rights of a person. */
export const entered = async (request: APIRequestContext, username: string) => {
  const answer = await request.post(`${API}/auth/login`, { data: { username, password: PASSWORD } })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return async <Body>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<Body> => {
    const response = await request.fetch(`${API}${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(data && { data }),
    })
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
    return (response.status() === 204 ? undefined : await response.json()) as Body
  }
}
