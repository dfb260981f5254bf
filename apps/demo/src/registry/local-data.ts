import type { Address } from '@cabinet/contract/address'
import type { RegistryStatus } from '@cabinet/contract/organization'
import { demoDetails, place } from '../organization-details.ts'
import { type DemoOrganizationKey, demoOrganization, demoOrganizations } from '../organizations.ts'
import { ENTREPRENEUR_OKOPF, okopfByCode } from '@cabinet/api/integrations/registry/okopf'
import type { Founder, RegistryRecord } from '@cabinet/api/integrations/registry/registry'

/** Everything but the day of the data, which moves with the clock. */
export type LocalRecord = Omit<RegistryRecord, 'sourceDate'>

const person = (name: string, itn: string | null, sharePercent: number): Founder => ({
  type: 'PERSON',
  name,
  itn,
  sharePercent,
})

/** What the registry has learnt since the demo organizations were registered, so that a refresh has something to tell. */
const news: Partial<Record<DemoOrganizationKey, Partial<LocalRecord>>> = {
  O1: {
    legalAddress: place('129515', null, 'г. Москва', 'ул. Академика Королёва', 'д. 13, стр. 1', 'оф. 412'),
    okved: { code: '46.90', name: 'Торговля оптовая неспециализированная' },
    founders: [
      person('Соколов Михаил Андреевич', '779910111270', 60),
      person('Соколова Елена Игоревна', '779910121381', 40),
    ],
    employeeCount: 48,
    revenueLastYear: 41_280_000_000,
  },
  O5: { head: { name: 'Юсупов Ринат Маратович', post: 'Генеральный директор' } },
  O6: {
    founders: [
      person('Тихонова Ольга Викторовна', '379920131469', 51),
      person('Белов Артём Николаевич', '379920141570', 49),
    ],
    employeeCount: 96,
    revenueLastYear: 62_450_000_000,
  },
}

const MSP_SINCE = '2024-07-10'

const ofDemo = (key: DemoOrganizationKey): LocalRecord[] => {
  const { legalStatus, itn, kpp, ogrn, fullName, shortName, msp } = demoOrganization(key)
  const { okopfCode, ogrnDate, okved, address, head } = demoDetails[key]
  if (legalStatus === 'INDIVIDUAL') return []
  const record: LocalRecord = {
    legalStatus,
    itn,
    kpp,
    ogrn,
    ogrnDate,
    okopf: okopfByCode(okopfCode ?? '') ?? null,
    fullName,
    shortName,
    legalAddress: address,
    head: head && {
      name: [head.lastname, head.firstname, head.middlename].filter(Boolean).join(' '),
      post: head.position,
    },
    okved,
    registryStatus: 'ACTIVE',
    msp: { isMsp: msp !== null, category: msp, includedDate: msp === null ? null : MSP_SINCE },
    founders: [],
    employeeCount: null,
    revenueLastYear: null,
    ...news[key],
  }
  return [record]
}

const COMPANY_FORMS: Readonly<Record<string, readonly [code: string, words: string]>> = {
  ООО: ['12300', 'Общество с ограниченной ответственностью'],
  АО: ['12267', 'Акционерное общество'],
  ПАО: ['12247', 'Публичное акционерное общество'],
}

const company = (
  [shortName, itn, kpp, ogrn]: readonly [string, string, string, string],
  legalAddress: Address,
  head: string,
  registryStatus: RegistryStatus = 'ACTIVE',
): LocalRecord => {
  const [form = '', ...name] = shortName.split(' ')
  const [code = '', words = ''] = COMPANY_FORMS[form] ?? []
  return {
    legalStatus: 'LEGAL_ENTITY',
    itn,
    kpp,
    ogrn,
    ogrnDate: `20${ogrn.slice(1, 3)}-04-16`,
    okopf: okopfByCode(code) ?? null,
    fullName: [words, ...name].join(' '),
    shortName,
    legalAddress,
    head: { name: head, post: 'Генеральный директор' },
    okved: { code: '46.90', name: 'Торговля оптовая неспециализированная' },
    registryStatus,
    msp: { isMsp: true, category: 'SMALL', includedDate: MSP_SINCE },
    founders: [person(head, null, 100)],
    employeeCount: 34,
    revenueLastYear: 18_600_000_000,
  }
}

const entrepreneur = (name: string, itn: string, ogrn: string, legalAddress: Address): LocalRecord => ({
  legalStatus: 'INDIVIDUAL_ENTREPRENEUR',
  itn,
  kpp: null,
  ogrn,
  ogrnDate: `20${ogrn.slice(1, 3)}-08-05`,
  okopf: okopfByCode(ENTREPRENEUR_OKOPF) ?? null,
  fullName: `Индивидуальный предприниматель ${name}`,
  shortName: `ИП ${name}`,
  legalAddress,
  head: { name, post: null },
  okved: { code: '47.91', name: 'Торговля розничная по почте или по информационно-коммуникационной сети Интернет' },
  registryStatus: 'ACTIVE',
  msp: { isMsp: true, category: 'MICRO', includedDate: MSP_SINCE },
  founders: [],
  employeeCount: 2,
  revenueLastYear: 940_000_000,
})

const moscow = (postalCode: string, street: string, house: string): Address =>
  place(postalCode, null, 'г. Москва', street, house)

/** Fictional companies and entrepreneurs that are not in the demo, in every state that the registry knows. */
const strangers: readonly LocalRecord[] = [
  company(
    ['ООО «Торговый дом «Оптима Ритейл»', '7799061015', '779901001', '1157799061012'],
    moscow('117105', 'Варшавское ш.', 'д. 33'),
    'Никольский Андрей Павлович',
  ),
  company(
    ['АО «Хлебторг»', '6399062020', '639901001', '1126399062020'],
    place('443010', 'Самарская обл.', 'г. Самара', 'ул. Фрунзе', 'д. 70'),
    'Пшеницын Виктор Егорович',
  ),
  company(
    ['ООО «Маркет-Юг»', '2399063033', '239901001', '1192399063031'],
    place('350000', 'Краснодарский край', 'г. Краснодар', 'ул. Красная', 'д. 124'),
    'Савченко Оксана Юрьевна',
  ),
  company(
    ['ООО «СтройКомплект»', '5299064046', '529901001', '1165299064040'],
    place('603005', 'Нижегородская обл.', 'г. Нижний Новгород', 'ул. Алексеевская', 'д. 8'),
    'Кузьмин Роман Олегович',
  ),
  company(
    ['ООО «ГородОпт»', '6699065053', '669901001', '1146699065050'],
    place('620075', 'Свердловская обл.', 'г. Екатеринбург', 'ул. Бажова', 'д. 79'),
    'Уралов Денис Сергеевич',
  ),
  company(
    ['ООО «Дельта Снаб»', '7799067070', '779901001', '1227799067077'],
    moscow('105066', 'ул. Нижняя Красносельская', 'д. 35'),
    'Ермолов Кирилл Ильич',
  ),
  company(
    ['ООО «Лесная слобода»', '7799071013', '779901001', '1167799071010'],
    moscow('127006', 'ул. Малая Дмитровка', 'д. 16'),
    'Рощина Вера Алексеевна',
  ),
  company(
    ['АО «Волга-Металл»', '6399071024', '639901001', '1146399071026'],
    place('443022', 'Самарская обл.', 'г. Самара', 'пр. Кирова', 'д. 10'),
    'Железнов Борис Аркадьевич',
  ),
  company(
    ['ООО «Сибирский мёд»', '5499071033', '549901001', '1215499071039'],
    place('630007', 'Новосибирская обл.', 'г. Новосибирск', 'ул. Фабричная', 'д. 31'),
    'Пасечник Юлия Витальевна',
  ),
  company(
    ['ООО «Полюс Логистика»', '6699071040', '669901001', '1186699071041'],
    place('620026', 'Свердловская обл.', 'г. Екатеринбург', 'ул. Розы Люксембург', 'д. 49'),
    'Северин Глеб Романович',
  ),
  company(
    ['ПАО «Дальний причал»', '2599071070', '259901001', '1052599071073'],
    place('690091', 'Приморский край', 'г. Владивосток', 'ул. Светланская', 'д. 83'),
    'Причалов Егор Степанович',
  ),
  company(
    ['ООО «Светлый берег»', '7799071101', '779901001', '1247799071101'],
    moscow('119021', 'Комсомольский пр.', 'д. 4'),
    'Светлов Илья Николаевич',
  ),
  company(
    ['ООО «Гранит-Север»', '7899071056', '789901001', '1127899071057'],
    place('190000', null, 'г. Санкт-Петербург', 'Английская наб.', 'д. 22'),
    'Гранин Олег Львович',
    'LIQUIDATED',
  ),
  company(
    ['ООО «Вектор Плюс»', '5099071060', '509901001', '1155099071060'],
    place('141400', 'Московская обл.', 'г. Химки', 'ул. Победы', 'д. 5'),
    'Векторов Степан Андреевич',
    'BANKRUPT',
  ),
  company(
    ['ООО «Тёплый дом»', '5099071092', '509901001', '1175099071091'],
    place('142100', 'Московская обл.', 'г. Подольск', 'ул. Февральская', 'д. 57'),
    'Печников Фёдор Иванович',
    'LIQUIDATING',
  ),
  company(
    ['ООО «Новый формат»', '2399071080', '239901001', '1192399071083'],
    place('354000', 'Краснодарский край', 'г. Сочи', 'ул. Навагинская', 'д. 9'),
    'Новиков Марк Юрьевич',
    'REORGANIZING',
  ),
  entrepreneur(
    'Ковалёв Игорь Петрович',
    '619906789087',
    '318619900678908',
    place('344002', 'Ростовская обл.', 'г. Ростов-на-Дону', 'ул. Темерницкая', 'д. 44', 'кв. 3'),
  ),
  entrepreneur(
    'Сафина Гульнара Ринатовна',
    '169981020130',
    '320169908102017',
    place('420015', 'Респ. Татарстан', 'г. Казань', 'ул. Пушкина', 'д. 52', 'кв. 21'),
  ),
  entrepreneur(
    'Киселёв Артём Олегович',
    '549981030263',
    '323549908103024',
    place('630132', 'Новосибирская обл.', 'г. Новосибирск', 'ул. Нарымская', 'д. 20', 'кв. 115'),
  ),
  entrepreneur(
    'Данилова Полина Игоревна',
    '779981040354',
    '318779908104030',
    moscow('125009', 'Большой Гнездниковский пер.', 'д. 10'),
  ),
]

/** Every record of the local registry. */
export const localRecords: readonly LocalRecord[] = [
  ...(Object.keys(demoOrganizations) as DemoOrganizationKey[]).flatMap(ofDemo),
  ...strangers,
]
