import { max, required } from '@cabinet/validators/rules'

/** What the steps ask for. */
export interface ConnectValues {
  readonly contractNumber: string
  readonly clientId: string
  readonly clientSecret: string
}

export const connectRules = {
  contractNumber: [required, max(40)],
  clientId: [required, max(200)],
  clientSecret: [required, max(200)],
}

/** Fields of the second step. */
export const keyFields = ['clientId', 'clientSecret'] as const
