import * as secondFactor from '@cabinet/contract/auth/second-factor'
import { handlers } from '../../../platform/handlers.ts'
import {
  beginTotp,
  confirmTotp,
  createRecoveryCodes,
  getSecondFactor,
  removeSecondFactor,
  setRequired,
} from './service.ts'

export const secondFactorHandlers = handlers(
  secondFactor,
  {
    get: (context) => getSecondFactor(context),
    begin: (context) => beginTotp(context),
    confirm: (context) => confirmTotp(context),
    createRecoveryCodes: (context) => createRecoveryCodes(context),
    remove: (context) => removeSecondFactor(context),
    setRequired: (context) => setRequired(context),
  },
  {
    setRequired: ({ body }) => ({ act: body.isRequired ? 'SECOND_FACTOR_OBLIGED' : 'SECOND_FACTOR_OPTIONAL' }),
  },
)
