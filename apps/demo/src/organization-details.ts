import { type Address, addressLine } from '@cabinet/contract/address'
import type { OrganizationFields } from '@cabinet/contract/organization'
import type { DayText } from '@cabinet/api/kernel/clock'
import type { DemoOrganizationKey } from './organizations.ts'

interface DemoDetails {
  readonly okopfCode: string | null
  readonly ogrnDate: DayText | null
  readonly okved: { readonly code: string; readonly name: string } | null
  readonly address: Address
  readonly head: OrganizationFields['head']
  readonly taxSystem: NonNullable<OrganizationFields['taxSystem']>
  readonly vatRate: OrganizationFields['vatRate']
  readonly phone: string
  readonly email: string
  readonly website: string | null
}

type PlaceParts = readonly [
  postalCode: string,
  region: string | null,
  city: string,
  street: string,
  house: string,
  flat?: string | null,
]

/** An address of the demo by its parts. */
export const place = (...[postalCode, region, city, street, house, flat = null]: PlaceParts): Address => {
  const parts = { postalCode, region, city, street, house, flat, fiasId: null }
  return { value: addressLine(parts), ...parts }
}

const head = (name: string, position: string, itn: string | null = null): OrganizationFields['head'] => {
  const [lastname = '', firstname = '', middlename = null] = name.split(' ')
  return { lastname, firstname, middlename, position, basis: 'CHARTER', basisNumber: null, basisDate: null, itn }
}

/** Who is their own head has neither a position nor anything to act upon. */
const self = (name: string): OrganizationFields['head'] => {
  const [lastname = '', firstname = '', middlename = null] = name.split(' ')
  return { lastname, firstname, middlename, position: null, basis: null, basisNumber: null, basisDate: null, itn: null }
}

const DIRECTOR = 'Генеральный директор'
const INTERNET_TRADE = {
  code: '47.91.2',
  name: 'Торговля розничная, осуществляемая непосредственно при помощи сети Интернет',
}

/** The rest of the data of the demo organizations. */
export const demoDetails: Readonly<Record<DemoOrganizationKey, DemoDetails>> = {
  OP: {
    okopfCode: '12300',
    ogrnDate: '2021-03-15',
    okved: { code: '62.01', name: 'Разработка компьютерного программного обеспечения' },
    address: place('123112', null, 'г. Москва', 'Пресненская наб.', 'д. 12', 'оф. 2405'),
    head: head('Лаврова Нина Сергеевна', DIRECTOR),
    taxSystem: 'OSNO',
    vatRate: 22,
    phone: '+70000000100',
    email: 'info@platform.example',
    website: 'https://platform.example',
  },
  INS: {
    okopfCode: '12267',
    ogrnDate: '2018-10-02',
    okved: { code: '65.12', name: 'Страхование, кроме страхования жизни' },
    address: place('115035', null, 'г. Москва', 'Софийская наб.', 'д. 26'),
    head: head('Береговой Антон Ильич', DIRECTOR),
    taxSystem: 'OSNO',
    vatRate: null,
    phone: '+70000000101',
    email: 'info@tihiy-bereg.example',
    website: 'https://tihiy-bereg.example',
  },
  O1: {
    okopfCode: '12300',
    ogrnDate: '2019-04-11',
    okved: INTERNET_TRADE,
    address: place('129085', null, 'г. Москва', 'ул. Годовикова', 'д. 9, стр. 4'),
    head: head('Соколов Михаил Андреевич', DIRECTOR, '779910111270'),
    taxSystem: 'OSNO',
    vatRate: 22,
    phone: '+70000000111',
    email: 'info@severveter.example',
    website: 'https://severveter.example',
  },
  O2: {
    okopfCode: '50102',
    ogrnDate: '2022-06-20',
    okved: INTERNET_TRADE,
    address: place('420111', 'Респ. Татарстан', 'г. Казань', 'ул. Баумана', 'д. 44', 'кв. 18'),
    head: self('Лебедева Анна Сергеевна'),
    taxSystem: 'USN_INCOME',
    vatRate: null,
    phone: '+70000000112',
    email: 'hello@lebedeva-store.example',
    website: null,
  },
  O3: {
    okopfCode: '12300',
    ogrnDate: '2023-02-08',
    okved: { code: '46.38', name: 'Торговля оптовая прочими пищевыми продуктами' },
    address: place('630099', 'Новосибирская обл.', 'г. Новосибирск', 'ул. Советская', 'д. 18', 'оф. 301'),
    head: head('Зайцев Олег Романович', DIRECTOR),
    taxSystem: 'USN_INCOME_EXPENSE',
    vatRate: 5,
    phone: '+70000000113',
    email: 'info@taiga-trade.example',
    website: 'https://taiga-trade.example',
  },
  O4: {
    okopfCode: '12300',
    ogrnDate: '2020-09-01',
    okved: INTERNET_TRADE,
    address: place('620014', 'Свердловская обл.', 'г. Екатеринбург', 'ул. Малышева', 'д. 51', 'оф. 1208'),
    head: head('Власова Ирина Дмитриевна', DIRECTOR),
    taxSystem: 'OSNO',
    vatRate: 22,
    phone: '+70000000114',
    email: 'info@posylka-plus.example',
    website: 'https://posylka-plus.example',
  },
  O5: {
    okopfCode: '12267',
    ogrnDate: '2017-05-23',
    okved: { code: '46.75', name: 'Торговля оптовая химическими продуктами' },
    address: place('443099', 'Самарская обл.', 'г. Самара', 'ул. Куйбышева', 'д. 103'),
    head: head('Ахметов Тимур Рустамович', DIRECTOR),
    taxSystem: 'OSNO',
    vatRate: 22,
    phone: '+70000000115',
    email: 'info@agrosnab.example',
    website: 'https://agrosnab.example',
  },
  O6: {
    okopfCode: '12300',
    ogrnDate: '2018-02-14',
    okved: { code: '13.20', name: 'Производство текстильных тканей' },
    address: place('153000', 'Ивановская обл.', 'г. Иваново', 'ул. Громобоя', 'д. 1'),
    head: head('Тихонова Ольга Викторовна', DIRECTOR, '379920131469'),
    taxSystem: 'OSNO',
    vatRate: 22,
    phone: '+70000000116',
    email: 'info@fabrika-tkaney.example',
    website: 'https://fabrika-tkaney.example',
  },
  O7: {
    okopfCode: '50102',
    ogrnDate: '2021-11-30',
    okved: INTERNET_TRADE,
    address: place('191186', null, 'г. Санкт-Петербург', 'ул. Малая Морская', 'д. 11', 'кв. 7'),
    head: self('Громов Павел Ильич'),
    taxSystem: 'PSN',
    vatRate: null,
    phone: '+70000000117',
    email: 'hello@gromov.example',
    website: null,
  },
  O8: {
    okopfCode: null,
    ogrnDate: null,
    okved: null,
    address: place('143402', 'Московская обл.', 'г. Красногорск', 'ул. Речная', 'д. 20', 'кв. 64'),
    head: self('Орлов Дмитрий Андреевич'),
    taxSystem: 'NPD',
    vatRate: null,
    phone: '+70000000118',
    email: 'orlov@orlov.example',
    website: null,
  },
  O9: {
    okopfCode: '12300',
    ogrnDate: '2021-06-15',
    okved: { code: '46.21', name: 'Торговля оптовая зерном, необработанным табаком, семенами и кормами' },
    address: place('350063', 'Краснодарский край', 'г. Краснодар', 'ул. Кубанская Набережная', 'д. 37'),
    head: head('Исаева Марина Олеговна', DIRECTOR),
    taxSystem: 'OSNO',
    vatRate: 22,
    phone: '+70000000119',
    email: 'info@yuzhny-dvor.example',
    website: 'https://yuzhny-dvor.example',
  },
  O10: {
    okopfCode: '12267',
    ogrnDate: '2018-10-02',
    okved: { code: '20.30', name: 'Производство красок, лаков и аналогичных материалов' },
    address: place('445028', 'Самарская обл.', 'г. Тольятти', 'ул. Юбилейная', 'д. 40'),
    head: head('Назаров Виктор Андреевич', DIRECTOR),
    taxSystem: 'OSNO',
    vatRate: 22,
    phone: '+70000000120',
    email: 'info@volga-kraski.example',
    website: 'https://volga-kraski.example',
  },
}
