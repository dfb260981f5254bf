import type { legalStatuses, OrganizationShort } from '@cabinet/contract/people/user'
import { demoId } from './ids.ts'

interface DemoAccount {
  readonly bik: string
  readonly bankName: string
  readonly correspondent: string
  readonly settlement: string
}

interface DemoOrganization {
  readonly legalStatus: (typeof legalStatuses)[number]
  readonly shortName: string
  readonly fullName: string
  readonly itn: string
  readonly kpp: string | null
  readonly ogrn: string | null
  readonly msp: OrganizationShort['msp']['category']
  readonly excludedModules?: readonly string[]
  readonly sellerAccount?: string
  readonly accounts: readonly DemoAccount[]
}

const account = (bik: string, correspondent: string, settlement: string, bankName: string): DemoAccount => ({
  bik,
  bankName,
  correspondent,
  settlement,
})

/**
 * Fictional organizations. Numbers use tax office 99, which does not exist, so no real company can match, yet every
 * checksum is right. The first account of each is the main one.
 */
export const demoOrganizations = {
  OP: {
    legalStatus: 'LEGAL_ENTITY',
    shortName: 'ООО «Платформа «Тихая гавань»',
    fullName: 'Общество с ограниченной ответственностью «Платформа «Тихая гавань»',
    itn: '7799001016',
    kpp: '779901001',
    ogrn: '1217799001012',
    msp: 'MEDIUM',
    accounts: [account('044525225', '30101810400000000225', '40702810899990000001', 'ПАО Сбербанк')],
  },
  INS: {
    legalStatus: 'LEGAL_ENTITY',
    shortName: 'АО «СК «Тихий берег»',
    fullName: 'Акционерное общество «Страховая компания «Тихий берег»',
    itn: '7799002027',
    kpp: '779901001',
    ogrn: '1187799002027',
    msp: null,
    accounts: [account('044525187', '30101810700000000187', '40701810399990000002', 'Банк ВТБ (ПАО)')],
  },
  O1: {
    legalStatus: 'LEGAL_ENTITY',
    shortName: 'ООО «Северный ветер»',
    fullName: 'Общество с ограниченной ответственностью «Северный ветер»',
    itn: '7799012346',
    kpp: '779901001',
    ogrn: '1197799012344',
    msp: 'SMALL',
    sellerAccount: 'Северный ветер',
    accounts: [
      account('044525974', '30101810145250000974', '40702810799990000003', 'АО «ТБанк»'),
      account('044525225', '30101810400000000225', '40702810999990000011', 'ПАО Сбербанк'),
    ],
  },
  O2: {
    legalStatus: 'INDIVIDUAL_ENTREPRENEUR',
    shortName: 'ИП Лебедева Анна Сергеевна',
    fullName: 'Индивидуальный предприниматель Лебедева Анна Сергеевна',
    itn: '169903456708',
    kpp: null,
    ogrn: '322169900345670',
    msp: 'MICRO',
    sellerAccount: 'Лебедева Store',
    accounts: [account('049205805', '30101810000000000805', '40802810699990000004', 'ПАО «АК БАРС» БАНК')],
  },
  O3: {
    legalStatus: 'LEGAL_ENTITY',
    shortName: 'ООО «Тайга Трейд»',
    fullName: 'Общество с ограниченной ответственностью «Тайга Трейд»',
    itn: '5499022100',
    kpp: '549901001',
    ogrn: '1235499022109',
    msp: 'SMALL',
    accounts: [account('044525104', '30101810745374525104', '40702810499990000005', 'ООО «Банк Точка»')],
  },
  O4: {
    legalStatus: 'LEGAL_ENTITY',
    shortName: 'ООО «Посылка Плюс»',
    fullName: 'Общество с ограниченной ответственностью «Посылка Плюс»',
    itn: '6699034175',
    kpp: '669901001',
    ogrn: '1206699034178',
    msp: 'SMALL',
    accounts: [account('044525593', '30101810200000000593', '40702810999990000006', 'АО «Альфа-Банк»')],
  },
  O5: {
    legalStatus: 'LEGAL_ENTITY',
    shortName: 'АО «Агроснаб-Поволжье»',
    fullName: 'Акционерное общество «Агроснаб-Поволжье»',
    itn: '6399044084',
    kpp: '639901001',
    ogrn: '1176399044084',
    msp: 'MEDIUM',
    excludedModules: ['finance'],
    accounts: [account('044525555', '30101810400000000555', '40702810899990000007', 'ПАО «Банк ПСБ»')],
  },
  O6: {
    legalStatus: 'LEGAL_ENTITY',
    shortName: 'ООО «Фабрика Тканей»',
    fullName: 'Общество с ограниченной ответственностью «Фабрика Тканей»',
    itn: '3799055198',
    kpp: '379901001',
    ogrn: '1183799055197',
    msp: 'SMALL',
    accounts: [account('044525787', '30101810100000000787', '40702810099990000008', 'ПАО «Банк Уралсиб»')],
  },
  O7: {
    legalStatus: 'INDIVIDUAL_ENTREPRENEUR',
    shortName: 'ИП Громов Павел Ильич',
    fullName: 'Индивидуальный предприниматель Громов Павел Ильич',
    itn: '789904567819',
    kpp: null,
    ogrn: '321789900456788',
    msp: 'MICRO',
    accounts: [account('044525092', '30101810645250000092', '40802810399990000009', 'АО КБ «Модульбанк»')],
  },
  O8: {
    legalStatus: 'INDIVIDUAL',
    shortName: 'Орлов Дмитрий Андреевич',
    fullName: 'Орлов Дмитрий Андреевич',
    itn: '509905678931',
    kpp: null,
    ogrn: null,
    msp: null,
    accounts: [account('044525974', '30101810145250000974', '40817810499990000010', 'АО «ТБанк»')],
  },
  O9: {
    legalStatus: 'LEGAL_ENTITY',
    shortName: 'ООО «Южный двор»',
    fullName: 'Общество с ограниченной ответственностью «Южный двор»',
    itn: '2399077117',
    kpp: '239901001',
    ogrn: '1212399077110',
    msp: 'SMALL',
    accounts: [account('044525225', '30101810400000000225', '40702810299990000012', 'ПАО Сбербанк')],
  },
  O10: {
    legalStatus: 'LEGAL_ENTITY',
    shortName: 'АО «Волжские краски»',
    fullName: 'Акционерное общество «Волжские краски»',
    itn: '6399088229',
    kpp: '639901001',
    ogrn: '1186399088226',
    msp: 'MEDIUM',
    accounts: [account('044525974', '30101810145250000974', '40702810899990000013', 'АО «ТБанк»')],
  },
} as const satisfies Readonly<Record<string, DemoOrganization>>

export type DemoOrganizationKey = keyof typeof demoOrganizations

/** The id of a demo organization. */
export const organizationId = (key: DemoOrganizationKey): string => demoId(`organization ${key}`)

/** The id of a bank account of a demo organization, counted from zero. */
export const paymentDetailsId = (key: DemoOrganizationKey, index = 0): string =>
  demoId(`payment details ${key} ${index}`)

/** The same data, each with what its type may have. */
export const demoOrganization = (key: DemoOrganizationKey): DemoOrganization => demoOrganizations[key]
