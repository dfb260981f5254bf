import * as debtor from '@cabinet/contract/debtor'
import { handlers } from '../../platform/handlers.ts'
import { grantDebtorRole, insuranceStatus, requestConnection } from './service.ts'

export const debtorHandlers = handlers(debtor, {
  status: (inquiry) => insuranceStatus(inquiry),
  grantRole: (inquiry) => grantDebtorRole(inquiry),
  enable: (inquiry) => requestConnection(inquiry),
})
