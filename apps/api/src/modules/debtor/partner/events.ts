import type { PartnerEventDeclaration } from '../../../platform/partners/partner.ts'

/** What insurers are told. */
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
]
