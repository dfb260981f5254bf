import type { SenderContract, SenderPrice } from '@cabinet/contract/sender/staff'
import { columnsOf } from '../../../platform/excel/columns.ts'
import { excelFile } from '../../../platform/excel/excel.ts'
import type { AnyRequest } from '../../../platform/find/page.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { USUAL_PRICE } from '../cover/terms.ts'
import { contractView, priceViews } from './service.ts'
import { listAccounts, listContracts } from './store.ts'

type ExportContext = CallContext & { readonly body: AnyRequest }

const contract = columnsOf<SenderContract>()

const contractColumns = [
  contract.text({ ru: 'Номер или его начало', en: 'Number or its beginning' }, 32, ({ prefix }) => prefix),
  contract.instant({ ru: 'Добавлен', en: 'Added' }, ({ createdDateTime }) => createdDateTime),
]

async function* viewedContracts({ platform, body }: ExportContext) {
  for await (const rows of listContracts(platform.database, body)) yield rows.map(contractView)
}

/** Every contract that the filter matches, as a workbook. */
export const exportContracts = (context: ExportContext) =>
  excelFile({
    title: { ru: 'Договоры с курьером', en: 'Contracts with the courier' },
    columns: contractColumns,
    batches: viewedContracts(context),
    language: context.language,
    now: context.platform.clock.now(),
  })

const price = columnsOf<SenderPrice>()

const priceColumns = [
  price.text({ ru: 'Организация', en: 'Organization' }, 40, ({ organization }) => organization),
  price.text({ ru: 'ИНН', en: 'ITN' }, 14, ({ itn }) => itn),
  price.text({ ru: 'Договор', en: 'Contract' }, 24, ({ contractNumber }) => contractNumber),
  price.money({ ru: 'Цена за заказ', en: 'Price of an order' }, ({ insurancePrice }) => insurancePrice),
  price.instant({ ru: 'Действует с', en: 'Holds since' }, ({ history: [latest] }) => latest?.fromDateTime ?? null),
]

async function* viewedPrices(context: ExportContext) {
  const { platform, body } = context
  const at = platform.clock.nowText()
  for await (const rows of listAccounts(platform.database, body, at, USUAL_PRICE)) yield priceViews(context, rows)
}

/** Every price that the filter matches, as a workbook. */
export const exportPrices = (context: ExportContext) =>
  excelFile({
    title: { ru: 'Цены страхования', en: 'Prices of the insurance' },
    columns: priceColumns,
    batches: viewedPrices(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
