import { legalTexts, registrationConsents } from '@cabinet/contract/legal'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { PASSWORD, people } from './people.ts'

const API = '/api/v1'

/** A header of platform staff, who may read the mailbox of the demo. */
const staff = async (request: APIRequestContext): Promise<{ authorization: string }> => {
  const response = await request.post(`${API}/auth/login`, { data: { username: people.P8, password: PASSWORD } })
  const { accessToken } = (await response.json()) as { accessToken: string }
  return { authorization: `Bearer ${accessToken}` }
}

/** The newest code that was sent to this address. */
export const codeFor = async (request: APIRequestContext, recipient: string): Promise<string> => {
  const response = await request.post(`${API}/dev/mailbox/find`, {
    headers: await staff(request),
    data: { filters: [{ field: 'search', operation: 'LIKE', value: recipient }] },
  })
  const { content } = (await response.json()) as { content: { code: string | null }[] }
  const code = content.find((item) => item.code !== null)?.code
  if (!code) throw new Error(`No code for ${recipient}`)
  return code
}

/** A link for a seller, as platform staff give it. */
export const sellerLink = async (request: APIRequestContext, itn: string, account: string): Promise<string> => {
  const response = await request.post(`${API}/seller/invitation`, {
    headers: await staff(request),
    data: { itn, organizationName: account, sellerId: account, sellerAccountName: account, mobilePhone: null },
  })
  const { path } = (await response.json()) as { path: string }
  return path
}

/** The body of an answer; a refusal is told at once, not by what is missing later. */
const bodyOf = async <Body>(response: APIResponse): Promise<Body> => {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`)
  return (response.status() === 204 ? undefined : await response.json()) as Body
}

/** Somebody who is registered past the pages: for tests that begin with a cabinet of one's own. */
export interface Newcomer {
  readonly itn: string
  readonly phone: string
  readonly email: string
}

const CONSENTS = registrationConsents.required.map((type) => ({ type, version: legalTexts[type] }))

/** Registers an owner with the password of the demo people. */
export const settle = async (request: APIRequestContext, { itn, phone, email }: Newcomer): Promise<void> => {
  const begun = await request.post(`${API}/auth/register`, {
    data: {
      itn,
      organizationName: null,
      legalStatus: null,
      lastname: 'Новикова',
      firstname: 'Анна',
      middlename: null,
      position: null,
      mobilePhone: phone,
      email,
      consents: CONSENTS,
    },
  })
  const { id } = await bodyOf<{ id: string }>(begun)
  const confirmed = await request.post(`${API}/auth/confirm`, { data: { id, code: await codeFor(request, email) } })
  const { codeToken } = await bodyOf<{ codeToken: string }>(confirmed)
  const saved = await request.post(`${API}/auth/change-password`, { data: { codeToken, password: PASSWORD } })
  await bodyOf(saved)
}
