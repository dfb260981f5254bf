import type { AssignableRole } from '../../platform/module.ts'
import { hasAgreement } from './agreements/store.ts'

/** The role works with an agreement with a bank. */
export const financeRole: AssignableRole = {
  role: 'FINANCE',
  reason: { ru: 'Сначала заключите договор с банком', en: 'Conclude an agreement with a bank first' },
  isAssignable: ({ platform, organizationId }) => hasAgreement(platform.database, organizationId),
}
