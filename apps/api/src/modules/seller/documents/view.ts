import type { SellerDocument, SellerDocumentType } from '@cabinet/contract/seller/documents'
import { type Language, type Message, named } from '../../../kernel/language.ts'
import type { DocumentRow } from './store.ts'

const typeMessages = {
  CERTIFICATE: { ru: 'Страховой сертификат', en: 'Insurance certificate' },
  RULES: { ru: 'Правила страхования', en: 'Rules of insurance' },
  CONTRACT: { ru: 'Договор-оферта', en: 'Contract' },
} as const satisfies Record<SellerDocumentType, Message>

/** A document as people read it. */
export const documentView = (row: DocumentRow, language: Language): SellerDocument => ({
  id: row.id,
  type: named(typeMessages, row.type, language),
  number: row.number,
  period: row.period_from === null || row.period_to === null ? null : { from: row.period_from, to: row.period_to },
  issueDate: row.issue_date,
  ordersCount: row.orders_count,
  insuredSum: row.insured_sum,
  premium: row.premium,
})
