import { contentTypes } from '@cabinet/contract/file'
import type { RequestContext } from '../../../platform/context.ts'
import { dayText, moneyText } from '../../../platform/emails/format.ts'
import type { FileContent } from '../../../platform/handlers.ts'
import { fact, heading, type Line, note, writePdf } from '../../../platform/pdf/pdf.ts'
import { findOrganization } from '../../organization/port.ts'
import { findConnection } from '../store.ts'
import { CASE_LIMIT, ITEM_LIMIT, LOGISTICS_LIMIT, PREMIUM_RATE } from '../terms.ts'
import { ownDocument } from './service.ts'
import { type DocumentRow, findGoods } from './store.ts'
import { contractLines } from './texts/contract.ts'
import { RULES_EDITION, rulesLines } from './texts/rules.ts'

/** More goods make a book that nobody reads: the workbook has all of them. */
const MOST_GOODS = 2000

const money = (kopecks: number): string => moneyText(kopecks, 'ru')
const day = (text: string): string => dayText(text, 'ru')

const edition = `${RULES_EDITION.number} в редакции от ${day(RULES_EDITION.day)}`

/** Who insures whom. */
const parties = async ({ platform, organizationId }: RequestContext, row: DocumentRow): Promise<readonly Line[]> => {
  const { insurer, marketplaceName } = platform.config
  const seller = await findOrganization(platform.database, organizationId)
  const account = await findConnection(platform.database, organizationId, row.account_id)
  return [
    heading('Стороны'),
    fact('Страховщик', `${insurer.name}, ИНН ${insurer.itn}, КПП ${insurer.kpp}`),
    ...(seller
      ? [
          fact(
            'Страхователь',
            [seller.full_name, `ИНН ${seller.itn}`, ...(seller.ogrn === null ? [] : [`ОГРН ${seller.ogrn}`])].join(
              ', ',
            ),
          ),
        ]
      : []),
    ...(account ? [fact('Аккаунт', `${marketplaceName.ru}, «${account.name}»`)] : []),
  ]
}

const certificateLines = async (context: RequestContext, row: DocumentRow): Promise<readonly Line[]> => {
  const goods = await findGoods(context.platform.database, row, MOST_GOODS)
  const count = row.orders_count ?? 0
  return [
    ...(await parties(context, row)),
    heading('Страхование'),
    fact('Период', `с ${day(row.period_from ?? row.issue_date)} по ${day(row.period_to ?? row.issue_date)}`),
    fact('Правила страхования', edition),
    fact('Застраховано заказов', String(count)),
    fact('Страховая сумма', money(row.insured_sum ?? 0)),
    fact('Премия', `${money(row.premium ?? 0)}, ${String(PREMIUM_RATE).replace('.', ',')} % от цены`),
    note('Премию удержал маркетплейс из расчётов с продавцом. НДС не облагается.'),
    fact(
      'Лимиты',
      `${money(ITEM_LIMIT)} за товар, ${money(CASE_LIMIT)} за событие, логистика ${money(LOGISTICS_LIMIT)}`,
    ),
    heading('Застрахованные товары'),
    ...goods.map((one) =>
      fact(
        [one.order_number, ...(one.sticker === null ? [] : [`стикер ${one.sticker}`]), one.scheme].join(', '),
        `${one.name}: ${money(one.price)}, премия ${money(one.premium ?? 0)}` +
          (one.shipped_date === null ? '' : `, отгружен ${day(one.shipped_date)}`),
      ),
    ),
    ...(count > goods.length ? [note(`Показаны первые ${goods.length}. Полный список — в файле заказов.`)] : []),
  ]
}

const writers: Readonly<
  Record<
    DocumentRow['type'],
    {
      readonly titleOf: (row: DocumentRow) => string
      readonly lines: (context: RequestContext, row: DocumentRow) => Promise<readonly Line[]>
    }
  >
> = {
  CERTIFICATE: {
    titleOf: (row) => `Страховой сертификат ${row.number} от ${day(row.issue_date)}`,
    lines: certificateLines,
  },
  RULES: {
    titleOf: (row) => `Правила страхования заказов маркетплейса ${row.number}`,
    lines: async (_, row) => [note(`Редакция от ${day(row.issue_date)}`), ...rulesLines],
  },
  CONTRACT: {
    titleOf: (row) => `Договор-оферта ${row.number} от ${day(row.issue_date)}`,
    lines: async (context, row) => [
      ...(await parties(context, row)),
      fact('Правила страхования', edition),
      ...contractLines,
    ],
  },
}

/**
 * A document as a PDF in Russian, as the law wants documents.
 *
 * @throws HttpError 404
 */
export const documentFile = async (context: RequestContext, id: string): Promise<FileContent> => {
  const row = await ownDocument(context, id)
  const { titleOf, lines } = writers[row.type]
  const title = titleOf(row)
  return {
    contentType: contentTypes.pdf,
    bytes: await writePdf({
      title,
      pages: [{ lines: [{ kind: 'title', text: title }, ...(await lines(context, row))] }],
      createdAt: context.platform.clock.now(),
    }),
    name: `${title}.pdf`,
  }
}
