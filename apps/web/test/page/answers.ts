import { healthCheck, insuranceStatus } from '@cabinet/contract/service'
import { areas } from '../areas/area.ts'
import type { FakeServer } from './fake-server.ts'

/** Good responses for everything that the offer page asks: no insurance, no accounts, no offers. */
export const answerOfferPage = (server: FakeServer): void => {
  server.answer(healthCheck, { status: 'EMPTY', description: null })
  server.answer(insuranceStatus, { status: null, insurancePrice: null, startDateTime: null, endDateTime: null })
  for (const { answer } of areas) answer?.(server)
}
