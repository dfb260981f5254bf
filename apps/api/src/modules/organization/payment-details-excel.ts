import type { RequestContext } from '../../platform/context.ts'
import { columnsOf } from '../../platform/excel/columns.ts'
import { excelFile } from '../../platform/excel/excel.ts'
import type { AnyRequest } from '../../platform/find/page.ts'
import { listMatching } from './payment-details-store.ts'
import type { PaymentDetailsRow } from './view.ts'

const { text, instant } = columnsOf<PaymentDetailsRow>()

const columns = [
  text({ ru: 'Банк', en: 'Bank' }, 40, ({ bank_name }) => bank_name),
  text({ ru: 'БИК', en: 'BIK' }, 12, ({ bik }) => bik),
  text({ ru: 'Город банка', en: 'City of the bank' }, 20, ({ bank_city }) => bank_city),
  text({ ru: 'Расчётный счёт', en: 'Settlement account' }, 24, ({ settlement_account }) => settlement_account),
  text({ ru: 'Корр. счёт', en: 'Correspondent account' }, 24, ({ correspondent_account }) => correspondent_account),
  text({ ru: 'Основной', en: 'Main' }, 12, ({ is_main }) => (is_main ? '✓' : null)),
  text({ ru: 'Комментарий', en: 'Comment' }, 40, ({ comment }) => comment),
  instant({ ru: 'Добавлен', en: 'Added' }, ({ created_at }) => created_at),
]

/** Every bank account of the organization that the filter matches, as a workbook. */
export const exportPaymentDetails = ({ platform, organizationId, language }: RequestContext, request: AnyRequest) =>
  excelFile({
    title: { ru: 'Банковские реквизиты', en: 'Bank accounts' },
    columns,
    batches: listMatching(platform.database, organizationId, request),
    language,
    now: platform.clock.now(),
  })
