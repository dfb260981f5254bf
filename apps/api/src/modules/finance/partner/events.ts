import type { PartnerEventDeclaration } from '../../../platform/partners/partner.ts'

/** Events for banks. */
export const bankEvents: readonly PartnerEventDeclaration[] = [
  {
    type: 'object.ordered',
    kind: 'BANK',
    title: { ru: 'Заказано финансирование', en: 'Financing has been ordered' },
  },
  {
    type: 'object.withdrawn',
    kind: 'BANK',
    title: { ru: 'Заказ финансирования отозван', en: 'An order of financing has been withdrawn' },
  },
  {
    type: 'tranche.requested',
    kind: 'BANK',
    title: { ru: 'Запрошен транш кредитной линии', en: 'A tranche of a credit line was asked for' },
  },
  {
    type: 'request.submitted',
    kind: 'BANK',
    title: { ru: 'Организация отправила заявку', en: 'An organization has sent a request' },
  },
  {
    type: 'request.document.added',
    kind: 'BANK',
    title: {
      ru: 'Организация приложила документ к заявке',
      en: 'An organization has attached a document to a request',
    },
  },
]
