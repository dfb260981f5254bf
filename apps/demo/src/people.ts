import type { PartnerRightOfPerson, RoleCode } from '@cabinet/contract/access'
import type { DemoPerson } from '@cabinet/contract/config'
import type { userStatuses } from '@cabinet/contract/people/user'
import { demoId } from './ids.ts'
import { type DemoOrganizationKey, demoOrganization } from './organizations.ts'

/** The password of every demo person. */
export const DEMO_PASSWORD = 'Demo-2026!'

interface DemoUser {
  readonly key: string
  /** Null for who works for a partner. */
  readonly organization: DemoOrganizationKey | null
  /** The bank or the insurer for which they sign in, and what they do for it. */
  readonly partner?: {
    readonly partyId: string
    readonly name: string
    readonly rights: readonly PartnerRightOfPerson[]
  }
  /** Last, first and middle name. */
  readonly name: readonly [string, string, string]
  readonly position: string | null
  readonly email: string
  readonly roles: readonly RoleCode[]
  readonly status?: (typeof userStatuses)[number]
  readonly isOwner?: true
  readonly mustChangePassword?: true
  readonly isDeleted?: true
  /** What the sign-in page of the demo says about the person; who has none is not offered there. */
  readonly title?: DemoPerson['title']
}

const OWNER = ['USER_ADMIN', 'USER'] as const

/** P1 to P12, P19 and P20 sign in with +70000000001 and so on; the others fill the list of users of one cabinet, or own one in a rare state. */
export const demoUsers: readonly DemoUser[] = [
  {
    key: 'P1',
    organization: 'O1',
    name: ['Соколов', 'Михаил', 'Андреевич'],
    position: 'Генеральный директор',
    email: 'sokolov@severveter.example',
    roles: [...OWNER, 'DEBTOR', 'FINANCE', 'SELLER', 'SENDER'],
    isOwner: true,
    title: { ru: 'Владелец со всеми продуктами', en: 'Owner with every product' },
  },
  {
    key: 'P2',
    organization: 'O1',
    name: ['Кузнецова', 'Дарья', 'Олеговна'],
    position: 'Менеджер',
    email: 'kuznetsova@severveter.example',
    roles: ['UNVERIFIED_USER'],
    status: 'UNCONFIRMED',
    title: { ru: 'Ждёт подтверждения владельца', en: 'Waits for the owner’s confirmation' },
  },
  {
    key: 'P3',
    organization: 'O2',
    name: ['Лебедева', 'Анна', 'Сергеевна'],
    position: null,
    email: 'lebedeva@lebedeva-store.example',
    roles: [...OWNER, 'SELLER'],
    isOwner: true,
    title: { ru: 'Продавец маркетплейса', en: 'Marketplace seller' },
  },
  {
    key: 'P4',
    organization: 'O3',
    name: ['Зайцев', 'Олег', 'Романович'],
    position: 'Генеральный директор',
    email: 'zaytsev@taiga-trade.example',
    roles: OWNER,
    isOwner: true,
    title: { ru: 'Отправитель без аккаунта курьера', en: 'Sender without a courier account' },
  },
  {
    key: 'P5',
    organization: 'O4',
    name: ['Власова', 'Ирина', 'Дмитриевна'],
    position: 'Генеральный директор',
    email: 'vlasova@posylka-plus.example',
    roles: [...OWNER, 'SENDER'],
    isOwner: true,
    title: { ru: 'Отправитель с подключённым страхованием', en: 'Sender with insurance on' },
  },
  {
    key: 'P6',
    organization: 'O5',
    name: ['Юсупов', 'Ринат', 'Маратович'],
    position: 'Финансовый директор',
    email: 'yusupov@agrosnab.example',
    roles: [...OWNER, 'DEBTOR'],
    isOwner: true,
    title: { ru: 'Клиент страхования коммерческих кредитов', en: 'Client of commercial-credit insurance' },
  },
  {
    key: 'P7',
    organization: 'O6',
    name: ['Тихонова', 'Ольга', 'Викторовна'],
    position: 'Генеральный директор',
    email: 'tikhonova@fabrika-tkaney.example',
    roles: [...OWNER, 'FINANCE'],
    isOwner: true,
    title: { ru: 'Клиент финансирования', en: 'Financing client' },
  },
  {
    key: 'P8',
    organization: 'OP',
    name: ['Крылов', 'Сергей', 'Павлович'],
    position: 'Инженер',
    email: 'krylov@platform.example',
    roles: ['GODMOD'],
    isOwner: true,
    title: { ru: 'Сотрудник платформы', en: 'Platform staff' },
  },
  {
    key: 'P9',
    organization: 'O7',
    name: ['Громов', 'Павел', 'Ильич'],
    position: null,
    email: 'gromov@gromov.example',
    roles: [...OWNER, 'SENDER'],
    isOwner: true,
    title: { ru: 'Отправитель с ошибкой аккаунта', en: 'Sender with a broken account' },
  },
  {
    key: 'P10',
    organization: 'O8',
    name: ['Орлов', 'Дмитрий', 'Андреевич'],
    position: null,
    email: 'orlov@orlov.example',
    roles: OWNER,
    isOwner: true,
    title: { ru: 'Новый самозанятый без предложений', en: 'Self-employed newcomer without offers' },
  },
  {
    key: 'P11',
    organization: 'O1',
    name: ['Морозова', 'Екатерина', 'Львовна'],
    position: 'Логист',
    email: 'morozova@severveter.example',
    roles: ['USER', 'SENDER'],
    title: { ru: 'Обычный пользователь', en: 'Ordinary user' },
  },
  {
    key: 'P12',
    organization: 'O4',
    name: ['Фёдоров', 'Илья', 'Сергеевич'],
    position: 'Кладовщик',
    email: 'fedorov@posylka-plus.example',
    roles: ['USER'],
    mustChangePassword: true,
    title: { ru: 'Должен сменить пароль', en: 'Must change the password' },
  },
  {
    key: 'P13',
    organization: 'O1',
    name: ['Никитин', 'Роман', 'Сергеевич'],
    position: 'Менеджер',
    email: 'nikitin@severveter.example',
    roles: ['USER'],
    status: 'BLOCKED',
  },
  {
    key: 'P14',
    organization: 'O1',
    name: ['Орехова', 'Татьяна', 'Владимировна'],
    position: null,
    email: 'orekhova@severveter.example',
    roles: ['UNVERIFIED_USER'],
    status: 'REJECTED',
  },
  {
    key: 'P15',
    organization: 'O1',
    name: ['Павлова', 'Светлана', 'Юрьевна'],
    position: 'Бухгалтер',
    email: 'pavlova@severveter.example',
    roles: ['UNVERIFIED_USER'],
    status: 'UNCONFIRMED',
  },
  {
    key: 'P16',
    organization: 'O1',
    name: ['Чернов', 'Антон', 'Викторович'],
    position: null,
    email: 'chernov@severveter.example',
    roles: ['USER'],
    isDeleted: true,
  },
  {
    key: 'P17',
    organization: 'O9',
    name: ['Исаева', 'Марина', 'Олеговна'],
    position: 'Генеральный директор',
    email: 'isaeva@yuzhny-dvor.example',
    roles: [...OWNER, 'DEBTOR'],
    isOwner: true,
  },
  {
    key: 'P18',
    organization: 'O10',
    name: ['Назаров', 'Виктор', 'Андреевич'],
    position: 'Генеральный директор',
    email: 'nazarov@volga-kraski.example',
    roles: [...OWNER, 'DEBTOR'],
    isOwner: true,
  },
  {
    key: 'P19',
    organization: null,
    partner: { partyId: demoId('bank FB1'), name: 'АО «Банк Меридиан»', rights: ['DECIDE', 'DEVELOP'] },
    name: ['Ершова', 'Полина', 'Денисовна'],
    position: null,
    email: 'ershova@meridian.example',
    roles: ['PARTNER'],
    title: { ru: 'Решения и разработка в банке', en: 'Decisions and programs of a bank' },
  },
  {
    key: 'P20',
    organization: null,
    partner: { partyId: demoId('insurer INS'), name: demoOrganization('INS').shortName, rights: ['DECIDE'] },
    name: ['Карпова', 'Вера', 'Ильинична'],
    position: null,
    email: 'karpova@tihiy-bereg.example',
    roles: ['PARTNER'],
    title: { ru: 'Решения страховщика', en: 'Decisions of an insurer' },
  },
]

/** Who has agreed to the news of products, at an e-mail that they have shown to be theirs. */
export const newsReaders: readonly string[] = ['P3', 'P5', 'P6', 'P7']

/** The id of a demo person. */
export const personId = (key: string): string => demoId(`person ${key}`)

/** `P7` signs in with `+70000000007`. The code 000 is not assigned to anybody. */
export const usernameOf = (key: string): string => `+7000${key.slice(1).padStart(7, '0')}`

/** The list of people at the sign-in page of the demo. */
export const demoPeople: readonly DemoPerson[] = demoUsers.flatMap(({ key, name, organization, partner, title }) =>
  title
    ? [
        {
          username: usernameOf(key),
          name: name.join(' '),
          title,
          organization: organization === null ? (partner?.name ?? '') : demoOrganization(organization).shortName,
        },
      ]
    : [],
)
