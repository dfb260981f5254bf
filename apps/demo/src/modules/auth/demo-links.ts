import type { DemoSellerLink } from '@cabinet/contract/config'
import { demoOrganizations } from '../../organizations.ts'
import { usernameOf } from '../../people.ts'

/** A link for a demo seller: `/seller/register/?token=…`. */
export interface DemoInvitation extends DemoSellerLink {
  readonly itn: string
  readonly organization: string
  /** Identifier at the marketplace. */
  readonly sellerId: string
  readonly account: string
  readonly phone: string | null
  /** Days from the start of the demo. */
  readonly expires: number
  readonly used?: number
}

/** One link for each answer of the check; the numbers of the first one open the same without its link. */
export const demoInvitations: readonly DemoInvitation[] = [
  {
    token: 'demo-seller-new',
    title: { ru: 'Новый продавец', en: 'A new seller' },
    itn: '619906789087',
    organization: 'ИП Ковалёв Игорь Петрович',
    sellerId: 'MP-100417',
    account: 'Ковалёв Маркет',
    phone: null,
    expires: 3650,
  },
  {
    token: 'demo-seller-known',
    title: { ru: 'Продавец, у которого уже есть кабинет', en: 'A seller who has a cabinet already' },
    itn: demoOrganizations.O3.itn,
    organization: demoOrganizations.O3.shortName,
    sellerId: 'MP-100418',
    account: 'Тайга Трейд',
    phone: usernameOf('P4'),
    expires: 3650,
  },
  {
    token: 'demo-seller-expired',
    title: { ru: 'Срок ссылки истёк', en: 'The link has expired' },
    itn: '7799067070',
    organization: 'ООО «Дельта Снаб»',
    sellerId: 'MP-100419',
    account: 'Дельта Снаб',
    phone: null,
    expires: -6,
  },
  {
    token: 'demo-seller-used',
    title: { ru: 'Ссылка уже использована', en: 'The link was used' },
    itn: demoOrganizations.O2.itn,
    organization: demoOrganizations.O2.shortName,
    sellerId: 'MP-100420',
    account: 'Лебедева Store',
    phone: usernameOf('P3'),
    expires: 5,
    used: -9,
  },
]

/** What the page of the seller registration offers in the demo. */
export const demoSellerLinks: readonly DemoSellerLink[] = demoInvitations.map(({ token, title }) => ({ token, title }))
