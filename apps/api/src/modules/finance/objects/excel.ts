import type { FinancingObject } from '@cabinet/contract/finance/objects'
import type { RequestContext } from '../../../platform/context.ts'
import { type ExcelColumn, excelFile } from '../../../platform/excel/excel.ts'
import type { AnyRequest } from '../../../platform/find/page.ts'
import { readObjects } from './service.ts'

const columns: readonly ExcelColumn<FinancingObject>[] = [
  { header: { ru: '№', en: 'No.' }, kind: 'text', width: 12, value: ({ number }) => number },
  { header: { ru: 'Договор', en: 'Agreement' }, kind: 'text', width: 20, value: ({ agreement }) => agreement.number },
  { header: { ru: 'Банк', en: 'Bank' }, kind: 'text', width: 24, value: ({ agreement }) => agreement.bank.shortName },
  {
    header: { ru: 'Документ', en: 'Document' },
    kind: 'text',
    width: 24,
    value: ({ invoice }) => (invoice ? `${invoice.type.description} № ${invoice.number}` : null),
  },
  { header: { ru: 'Поставка', en: 'Supply' }, kind: 'text', width: 14, value: ({ supply }) => supply?.number ?? null },
  { header: { ru: 'Дебитор', en: 'Buyer' }, kind: 'text', width: 32, value: ({ buyer }) => buyer?.shortName ?? null },
  {
    header: { ru: 'ИНН дебитора', en: 'ITN of the buyer' },
    kind: 'text',
    width: 14,
    value: ({ buyer }) => buyer?.itn ?? null,
  },
  {
    header: { ru: 'Сумма требования', en: 'Claim' },
    kind: 'money',
    width: 18,
    value: ({ claimAmount }) => claimAmount,
  },
  {
    header: { ru: 'Аванс, %', en: 'Advance, %' },
    kind: 'text',
    width: 10,
    value: ({ advanceRate }) => percent(advanceRate),
  },
  {
    header: { ru: 'Сумма финансирования', en: 'Financing' },
    kind: 'money',
    width: 22,
    value: ({ financingAmount }) => financingAmount,
  },
  {
    header: { ru: 'Ставка, % годовых', en: 'Rate, % p. a.' },
    kind: 'text',
    width: 18,
    value: ({ interestRate }) => percent(interestRate),
  },
  {
    header: { ru: 'Начислено процентов', en: 'Accrued interest' },
    kind: 'money',
    width: 20,
    value: ({ accruedInterest }) => accruedInterest,
  },
  { header: { ru: 'Заявлен на', en: 'Ordered for' }, kind: 'day', width: 14, value: ({ orderDate }) => orderDate },
  {
    header: { ru: 'Дата финансирования', en: 'Financed' },
    kind: 'day',
    width: 20,
    value: ({ financedDate }) => financedDate,
  },
  {
    header: { ru: 'Плановое погашение', en: 'Due' },
    kind: 'day',
    width: 20,
    value: ({ plannedRepaymentDate }) => plannedRepaymentDate,
  },
  { header: { ru: 'Дата погашения', en: 'Repaid on' }, kind: 'day', width: 16, value: ({ repaidDate }) => repaidDate },
  { header: { ru: 'Погашено', en: 'Repaid' }, kind: 'money', width: 18, value: ({ repaidAmount }) => repaidAmount },
  {
    header: { ru: 'Остаток к выплате', en: 'Left for the supplier' },
    kind: 'money',
    width: 20,
    value: ({ residualAmount }) => residualAmount,
  },
  { header: { ru: 'Статус', en: 'Status' }, kind: 'text', width: 22, value: ({ status }) => status.description },
  {
    header: { ru: 'Причина отказа', en: 'Reason of the refusal' },
    kind: 'text',
    width: 40,
    value: ({ rejectReason }) => rejectReason,
  },
]

/** `24,5` as people write it here; a workbook would show `24.5` as a day of May. */
function percent(value: number): string {
  return String(value).replace('.', ',')
}

/** Every object that the filter matches, as a workbook. */
export const exportObjects = (context: RequestContext & { readonly body: AnyRequest }) =>
  excelFile({
    title: { ru: 'Объекты финансирования', en: 'Financing objects' },
    columns,
    batches: readObjects(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
