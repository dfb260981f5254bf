import { errorCodes } from '@cabinet/contract/errors'
import { refuse } from '../../platform/refusal.ts'

export const refuseSender = {
  wrongState: () =>
    refuse.conflict(errorCodes.conflict, {
      ru: 'Из этого состояния перейти так нельзя',
      en: 'This move is not possible from the present state',
    }),
} as const
