import type { PartnerEventDeclaration } from '../../../platform/partners/partner.ts'

/** Events for insurers. */
export const insurerEvents: readonly PartnerEventDeclaration[] = [
  {
    type: 'insurance.connection.requested',
    kind: 'INSURER',
    title: { ru: 'Организация просит подключить страхование', en: 'An organization asks to be insured' },
  },
  {
    type: 'insurance.disconnection.requested',
    kind: 'INSURER',
    title: { ru: 'Организация просит отключить страхование', en: 'An organization asks to end its insurance' },
  },
  {
    type: 'limit.requested',
    kind: 'INSURER',
    title: { ru: 'Организация просит лимит на покупателя', en: 'An organization asks for a limit on a buyer' },
  },
  {
    type: 'overdue.notified',
    kind: 'INSURER',
    title: { ru: 'Организация сообщила о просрочке', en: 'An organization has reported an overdue payment' },
  },
]
