import { debtorTexts, type DocumentType, documentTypes, type PolicyTerms } from '@cabinet/contract/debtor/policy'
import { contentTypes } from '@cabinet/contract/file'
import { businessDay, type DayText } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import type { Language, Message } from '../../../kernel/language.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { dayText, moneyText } from '../../../platform/emails/format.ts'
import type { FileContent } from '../../../platform/handlers.ts'
import { fact, type Line, writePdf } from '../../../platform/pdf/pdf.ts'
import { findOrganization } from '../../organization/port.ts'
import { findInsurance } from '../store.ts'
import { findTerms } from './store.ts'
import { memoLines, rulesLines } from './texts.ts'

const names: Readonly<Record<DocumentType, Message>> = {
  RULES: { ru: 'Правила страхования', en: 'Rules of insurance' },
  POLICY: { ru: 'Полис', en: 'Policy' },
  MEMO: { ru: 'Памятка страхователя', en: 'Memo of the policyholder' },
}

/** The papers of an organization: the policy is among them when there is one. */
export const documentsOf = (
  policy: { readonly number: string; readonly startDate: DayText } | null,
  language: Language,
) =>
  documentTypes
    .filter((type) => type !== 'POLICY' || policy !== null)
    .map((type) => ({
      type,
      name: type === 'POLICY' && policy ? `${names.POLICY[language]} ${policy.number}` : names[type][language],
      date: type === 'POLICY' && policy ? policy.startDate : debtorTexts.INSURANCE_RULES,
    }))

const money = (kopecks: number): string => moneyText(kopecks, 'ru')
const percent = (points: number): string => `${String(points).replace('.', ',')} %`
const days = (count: number): string => `${count} дн.`

/** The terms as the policy and the memo name them. */
const termLines = (terms: PolicyTerms): readonly Line[] => [
  fact('Страховая сумма', money(terms.insuredSum)),
  fact('Размер возмещения', percent(terms.indemnityRate)),
  fact('Собственное участие (удержание)', percent(terms.selfRetentionRate)),
  fact('Максимальная отсрочка платежа', days(terms.maxDeferralDays)),
  fact('Срок уведомления о просрочке', `${days(terms.notificationDays)} после срока оплаты`),
  fact('Период ожидания', `${days(terms.waitingPeriodDays)} после срока оплаты`),
  fact('Лимит без согласования', money(terms.blindLimit)),
  fact('Страховой тариф', `${percent(terms.premiumRate)} от суммы отгрузки`),
  fact('Минимальная премия', `${money(terms.minPremium)} в год`),
  fact('Срок выплаты', `${terms.payoutWorkingDays} рабочих дней`),
]

const policyPdf = async (
  { platform, organizationId }: RequestContext,
  terms: PolicyTerms,
): Promise<{ readonly title: string; readonly lines: readonly Line[] }> => {
  const { database, config } = platform
  const [insurance, holder] = await Promise.all([
    findInsurance(database, organizationId),
    findOrganization(database, organizationId),
  ])
  const { policy_number: number = null, start_date: start = null, end_date: end = null } = insurance ?? {}
  if (!holder || number === null || start === null || end === null) throw errors.notFound()
  const { insurer } = config
  const kpp = holder.kpp === null ? '' : `, КПП ${holder.kpp}`
  return {
    title: `Полис ${number}`,
    lines: [
      { kind: 'note', text: 'Страхование коммерческих кредитов (краткосрочной дебиторской задолженности)' },
      { kind: 'heading', text: 'Стороны' },
      fact('Страховщик', `${insurance?.insurer_name ?? insurer.name}, ИНН ${insurer.itn}, КПП ${insurer.kpp}`),
      fact('Страхователь', `${holder.full_name}, ИНН ${holder.itn}${kpp}`),
      { kind: 'heading', text: 'Срок страхования' },
      fact('С', dayText(start, 'ru')),
      fact('По', dayText(end, 'ru')),
      { kind: 'heading', text: 'Условия' },
      ...termLines(terms),
      { kind: 'heading', text: 'Что застраховано' },
      {
        kind: 'note',
        text: 'Убытки страхователя, если покупатель не оплатил отгрузку в срок или признан банкротом. Каждая отгрузка застрахована в пределах лимита на покупателя с момента, когда страхователь отправил её на страхование.',
      },
      {
        kind: 'note',
        text: `Полис действует вместе с Правилами страхования в редакции от ${dayText(debtorTexts.INSURANCE_RULES, 'ru')}.`,
      },
    ],
  }
}

/**
 * A paper of the insurance, in Russian as contracts are.
 *
 * @throws HttpError 404 for the policy of who has none
 */
export const policyFile = async (context: RequestContext, type: DocumentType): Promise<FileContent> => {
  const { platform, organizationId } = context
  const terms = await findTerms(platform.database, organizationId, businessDay(platform.clock.now()))
  const { title, lines } =
    type === 'POLICY'
      ? await policyPdf(context, terms)
      : { title: names[type].ru, lines: type === 'RULES' ? rulesLines(terms) : memoLines(terms) }
  return {
    contentType: contentTypes.pdf,
    bytes: await writePdf({
      title,
      pages: [{ lines: [{ kind: 'title', text: title }, ...lines] }],
      createdAt: platform.clock.now(),
    }),
    name: `${title.replaceAll('/', '-')}.pdf`,
    isFramed: true,
  }
}
