import * as debtor from '@cabinet/contract/debtor'
import { handlers } from '../../platform/handlers.ts'
import { grantDebtorRole, insuranceStatus, requestConnection } from './service.ts'

export const debtorHandlers = handlers(debtor, {
  status: (context) => insuranceStatus(context),
  grantRole: (context) => grantDebtorRole(context),
  enable: (context) => requestConnection(context),
})
