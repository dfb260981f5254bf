import type { ClaimReason, ClaimStatus } from '@cabinet/contract/claim/values'
import { contentTypes } from '@cabinet/contract/file'
import { errors } from '../../../kernel/http-error.ts'
import { moneyText } from '../../../platform/emails/format.ts'
import { isPdf } from '../../../platform/files/content.ts'
import { fact, type Line, writePdf } from '../../../platform/pdf/pdf.ts'
import { findOrganizationCard } from '../../organization/port.ts'
import { eventMessages, reasonMessagesOf, statusMessages } from '../messages.ts'
import type { ClaimRow } from '../store.ts'
import { documentDay, type DocumentMaker, storeGenerated } from './attach.ts'
import { type StagedContent, storeGeneratedContent } from '../../../platform/files/received.ts'

/** A letter that the insurer has written itself. */
interface LetterFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What a letter tells of. */
interface Outcome {
  readonly status: ClaimStatus
  readonly date: string
  readonly approvedAmount: number
  readonly reason: ClaimReason | null
  readonly comment: string | null
}

const money = (kopecks: number): string => moneyText(kopecks, 'ru')

/** A letter as it came: a PDF and nothing else. @throws HttpError 400 */
export const letterOf = async (
  letter: { readonly name: string; readonly content: string } | undefined,
): Promise<LetterFile | null> => {
  if (!letter) return null
  const bytes = Buffer.from(letter.content, 'base64')
  if (!(await isPdf(bytes))) {
    const text = { ru: 'Нужен файл PDF в Base64', en: 'A PDF in Base64 is needed' }
    throw errors.validation([{ field: 'letter.content', code: 'not_pdf', text }])
  }
  const name = letter.name.replaceAll(/[\\/]/g, ' ').trim()
  return { name: /\.pdf$/i.test(name) ? name : `${name}.pdf`, bytes }
}

/** The letter that tells an organization of a decision, in Russian as documents are. */
const writeLetter = async (maker: DocumentMaker, row: ClaimRow, outcome: Outcome): Promise<LetterFile> => {
  const holder = await findOrganizationCard(maker.database, row.organization_id)
  const title = `Решение по заявлению ${row.number}`
  const claimed = row.claimed_amount ?? 0
  const deduction = claimed - outcome.approvedAmount
  const isPaid = outcome.approvedAmount > 0
  const lines: readonly Line[] = [
    { kind: 'title', text: title },
    { kind: 'note', text: `${row.insurer_name}, ${documentDay(outcome.date)}` },
    { kind: 'heading', text: 'Заявление' },
    ...(holder ? [fact('Страхователь', `${holder.full_name}, ИНН ${holder.itn}`)] : []),
    fact('Номер заявления', row.number),
    ...(row.insurer_claim_number === null ? [] : [fact('Номер убытка', row.insurer_claim_number)]),
    ...(row.object_number === null ? [] : [fact('Заказ или отгрузка', row.object_number)]),
    ...(row.event_type === null ? [] : [fact('Событие', eventMessages[row.event_type].ru)]),
    ...(row.event_date === null ? [] : [fact('Дата события', documentDay(row.event_date))]),
    { kind: 'heading', text: 'Решение' },
    fact('Решение', statusMessages[outcome.status].ru),
    fact('Сумма требования', money(claimed)),
    fact('К выплате', money(outcome.approvedAmount)),
    ...(isPaid && deduction > 0 ? [fact('Удержано', money(deduction))] : []),
    ...(outcome.reason === null ? [] : [fact('Причина', reasonMessagesOf(row.product)[outcome.reason].ru)]),
    ...(outcome.comment === null ? [] : [fact('Пояснение', outcome.comment)]),
    ...(isPaid && row.payment_details
      ? [fact('Счёт для выплаты', `${row.payment_details.settlementAccount}, ${row.payment_details.bankName}`)]
      : []),
  ]
  const bytes = await writePdf({ title, pages: [{ lines }], createdAt: maker.clock.now() })
  return { name: `${title}.pdf`, bytes }
}

/** Writes the letter of a decision and keeps it as a file. @returns its id */
export const storeLetter = async (maker: DocumentMaker, row: ClaimRow, outcome: Outcome): Promise<string> =>
  storeGenerated(maker, row, { ...(await writeLetter(maker, row, outcome)), contentType: contentTypes.pdf })

/**
 * Keeps the content of the letter of a decision, that of the insurer or one that the cabinet writes, ahead of the
 * transaction that moves the claim. One that is not needed in the end is cleaned later.
 */
export const prepareLetter = async (
  maker: DocumentMaker,
  row: ClaimRow,
  outcome: Outcome,
  own: LetterFile | null = null,
): Promise<StagedContent> =>
  storeGeneratedContent(maker, { ...(own ?? (await writeLetter(maker, row, outcome))), contentType: contentTypes.pdf })
