import { addressLine } from '@cabinet/contract/address'
import { BENEFICIARY_SHARE } from '@cabinet/contract/finance/request-fields'
import {
  type RequestConsentFlag,
  type RequestContactFields,
  type RequestFounderFields,
  requestConsentFlags,
  type RequestValues,
} from '@cabinet/contract/finance/request-values'
import { BUSINESS_TIME_ZONE } from '@cabinet/contract/dates'
import { moneyText } from '../../../platform/emails/format.ts'
import { fact, heading, type Line, note, type Page } from '../../../platform/pdf/pdf.ts'
import { headBasisMessages, legalStatusMessages, taxSystemMessages } from '../../organization/port.ts'
import type { SentApplicant } from './tables.ts'
import { maskedDocument } from './view.ts'
import { consentLabels, contactLabels, operatorLabels, purposeLabels } from './labels.ts'

/** What a questionnaire is about. */
export interface Questionnaire {
  readonly number: string
  readonly bank: string
  readonly product: string
  readonly sentDateTime: string | null
  /** Kopecks. */
  readonly financingLimit: number
  readonly applicant: SentApplicant
  readonly values: RequestValues
  /** When each box was ticked, and by whom. */
  readonly consents: ReadonlyMap<RequestConsentFlag, { readonly at: string; readonly by: string }>
  readonly documents: readonly string[]
}

const EMPTY = '—'

const dayOf = (day: string | null): string => (day === null ? EMPTY : day.split('-').toReversed().join('.'))

const instantFormat = new Intl.DateTimeFormat('ru-RU', {
  timeZone: BUSINESS_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})
const momentOf = (instant: string): string => instantFormat.format(new Date(instant))

const sumOf = (kopecks: number | null): string => (kopecks === null ? EMPTY : moneyText(kopecks, 'ru'))
const yesOrNo = (flag: boolean | null): string => (flag === null ? EMPTY : flag ? 'Да' : 'Нет')
const labelOf = <Name extends string>(words: Readonly<Record<Name, string>>, name: Name | null): string =>
  name === null ? EMPTY : words[name]
const text = (value: string | number | null): string => (value === null || value === '' ? EMPTY : String(value))
const joined = (separator: string, ...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(separator) || EMPTY
const addressOf = (address: RequestValues['actualAddress']): string => (address && addressLine(address)) || EMPTY
const percentOf = (share: number | null): string =>
  share === null ? EMPTY : `${new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 }).format(share)}\u00a0%`

const subheading = (title: string): Line => ({ kind: 'subheading', text: title })

const applicantLines = ({ applicant, values }: Questionnaire): readonly Line[] => {
  const { head } = values
  const basis = head?.basis ? headBasisMessages[head.basis].ru : null
  return [
    heading('1. Заявитель'),
    fact('Полное наименование', applicant.fullName),
    fact('Правовой статус', legalStatusMessages[applicant.legalStatus].ru),
    fact('ИНН / КПП', joined(' / ', applicant.itn, applicant.kpp)),
    fact('ОГРН (ОГРНИП)', text(applicant.ogrn)),
    fact('Дата регистрации', dayOf(applicant.registrationDate)),
    fact('Юридический адрес', text(applicant.legalAddress?.value ?? null)),
    fact('Фактический адрес', addressOf(values.actualAddress)),
    ...(head
      ? [
          fact('Руководитель', joined(' ', head.lastname, head.firstname, head.middlename)),
          fact(
            'Должность, основание',
            joined(', ', head.position, joined(' ', basis, head.basisNumber && `№ ${head.basisNumber}`)),
          ),
        ]
      : []),
    fact('Основной ОКВЭД', joined(' ', values.okved?.code ?? null, values.okved?.name ?? null)),
    fact('Система налогообложения', values.taxSystem ? taxSystemMessages[values.taxSystem].ru : EMPTY),
    fact('Среднесписочная численность, чел.', text(values.employeesCount)),
    fact('Годовая выручка без НДС', sumOf(values.annualRevenue)),
    fact('Сайт', text(values.website)),
  ]
}

const financingLines = ({ bank, product, financingLimit, values }: Questionnaire): readonly Line[] => [
  heading('2. Финансирование'),
  fact('Банк', bank),
  fact('Продукт', product),
  fact('Предложенный лимит, до', sumOf(financingLimit)),
  fact('Запрашиваемый лимит', sumOf(values.requestedLimit)),
  fact('Цель финансирования', values.financingPurposeText ?? labelOf(purposeLabels, values.financingPurpose)),
  fact('Средний объём поставок в месяц', sumOf(values.averageMonthlySupply)),
  fact('Средняя отсрочка платежа, дней', text(values.averageDeferralDays)),
  fact(
    'Действующие кредиты',
    values.hasLoans ? joined(', остаток ', 'Да', sumOf(values.loansSum)) : yesOrNo(values.hasLoans),
  ),
  fact('Просроченные обязательства', yesOrNo(values.hasOverdue)),
  fact('Оператор ЭДО', labelOf(operatorLabels, values.edoOperator)),
  subheading('Основные покупатели'),
  ...(values.mainBuyers.length === 0
    ? [note(EMPTY)]
    : values.mainBuyers.map(({ itn, name, monthlySum, deferralDays }) =>
        fact(
          joined(', ', name, itn && `ИНН\u00a0${itn}`),
          `${sumOf(monthlySum)} в месяц, отсрочка ${text(deferralDays)} дн.`,
        ),
      )),
]

const founderName = (founder: RequestFounderFields): string =>
  founder.founderType === 'LEGAL'
    ? text(founder.fullName)
    : joined(' ', founder.lastname, founder.firstname, founder.middlename)

const founderDetails = (founder: RequestFounderFields): string =>
  founder.founderType === 'LEGAL'
    ? joined(
        ', ',
        founder.itn && `ИНН ${founder.itn}`,
        founder.ogrn && `ОГРН ${founder.ogrn}`,
        founder.legalAddress && addressOf(founder.legalAddress),
      )
    : joined(
        ', ',
        founder.birthDate && `дата рождения ${dayOf(founder.birthDate)}`,
        founder.itn && `ИНН ${founder.itn}`,
        founder.snils && `СНИЛС ${founder.snils}`,
        founder.document && `документ ${maskedDocument(founder.document)}`,
        founder.registrationAddress && addressOf(founder.registrationAddress),
        founder.isPublicOfficial ? 'публичное должностное лицо' : null,
      )

const isBeneficiary = ({ isBeneficiary: said, sharePercent }: RequestFounderFields): boolean =>
  said ?? (sharePercent ?? 0) >= BENEFICIARY_SHARE

const founderLines = ({ applicant, values }: Questionnaire): readonly Line[] => [
  heading('3. Учредители (участники)'),
  ...(applicant.legalStatus === 'LEGAL_ENTITY'
    ? values.founders.flatMap((founder) => [
        fact(
          founderName(founder),
          `${percentOf(founder.sharePercent)}${isBeneficiary(founder) ? ', бенефициарный владелец' : ''}`,
        ),
        note(founderDetails(founder)),
      ])
    : [note('Для ИП сведения об учредителях не нужны')]),
]

const contactDetails = (contact: RequestContactFields): string =>
  joined(
    ', ',
    contact.position,
    contact.mobilePhone,
    contact.email,
    contact.workPhone && joined(' доб. ', contact.workPhone, contact.extension),
    contact.preferredTime,
  )

const contactLines = ({ values: { contacts } }: Questionnaire): readonly Line[] => [
  heading('4. Контактные лица'),
  ...contacts.map((contact) =>
    fact(
      labelOf(contactLabels, contact.contactType),
      joined(', ', joined(' ', contact.lastname, contact.firstname, contact.middlename), contactDetails(contact)),
    ),
  ),
]

const accountLines = ({ values: { paymentDetails: account } }: Questionnaire): readonly Line[] => [
  heading('5. Банковские реквизиты'),
  fact('Банк, БИК', joined(', ', account?.bankName ?? null, account?.bik ?? null)),
  fact('Корреспондентский счёт', text(account?.correspondentAccount ?? null)),
  fact('Расчётный счёт', text(account?.settlementAccount ?? null)),
  fact('Счёт открыт', dayOf(account?.accountOpenedDate ?? null)),
  fact('Оборот в месяц', sumOf(account?.monthlyTurnover ?? null)),
]

const consentLines = ({ consents, documents }: Questionnaire): readonly Line[] => [
  heading('6. Согласия'),
  ...requestConsentFlags.map((flag) => {
    const given = consents.get(flag)
    return fact(consentLabels[flag], given ? `Дано ${momentOf(given.at)}, ${given.by}` : 'Не дано')
  }),
  ...(documents.length === 0
    ? []
    : [heading('7. Приложенные документы'), ...documents.map((name, index) => note(`${index + 1}. ${name}`))]),
]

/** The name under which the questionnaire is saved. */
export const questionnaireName = ({ number }: Pick<Questionnaire, 'number'>): string => `Заявка-анкета ${number}.pdf`

/** The two sheets of the questionnaire: who asks for what; who stands behind it. */
export const questionnairePages = (questionnaire: Questionnaire): readonly [Page, Page] => {
  const { number, sentDateTime } = questionnaire
  const state = sentDateTime === null ? 'Черновик, в банк не отправлена' : `Отправлена в банк ${momentOf(sentDateTime)}`
  return [
    {
      lines: [
        { kind: 'title', text: `Заявка-анкета ${number}` },
        note(state),
        ...applicantLines(questionnaire),
        ...financingLines(questionnaire),
      ],
    },
    {
      lines: [
        ...founderLines(questionnaire),
        ...contactLines(questionnaire),
        ...accountLines(questionnaire),
        ...consentLines(questionnaire),
      ],
    },
  ]
}
