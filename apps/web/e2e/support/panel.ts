import type { APIRequestContext } from '@playwright/test'
import { entered } from './entered.ts'
import { people } from './people.ts'

/** A call of the panel of the demo, as platform staff make it. */
export const inPanel = async (request: APIRequestContext, path: string, data?: object): Promise<void> => {
  const staff = await entered(request, people.P8)
  await staff('POST', `/dev/${path}`, data)
}
