import { demoOrganizations } from '../../db/demo/organizations.ts'
import { demoId } from '../../db/demo/ids.ts'
import { usernameOf } from '../../db/demo/people.ts'
import { createDemoTime } from '../../db/demo/time.ts'
import type { SeedContext } from '../../platform/module.ts'
import { hashOfToken } from './sellers.ts'
import { insertInvitation } from './seller-account.ts'

interface DemoInvitation {
  /** The token of its link: `/seller/register/?token=…`. */
  readonly token: string
  readonly itn: string
  readonly organization: string
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
    itn: '619906789087',
    organization: 'ИП Ковалёв Игорь Петрович',
    sellerId: 'MP-100417',
    account: 'Ковалёв Маркет',
    phone: null,
    expires: 3650,
  },
  {
    token: 'demo-seller-known',
    itn: demoOrganizations.O3.itn,
    organization: demoOrganizations.O3.shortName,
    sellerId: 'MP-100418',
    account: 'Тайга Трейд',
    phone: usernameOf('P4'),
    expires: 3650,
  },
  {
    token: 'demo-seller-expired',
    itn: '7799067070',
    organization: 'ООО «Дельта Снаб»',
    sellerId: 'MP-100419',
    account: 'Дельта Снаб',
    phone: null,
    expires: -6,
  },
  {
    token: 'demo-seller-used',
    itn: demoOrganizations.O2.itn,
    organization: demoOrganizations.O2.shortName,
    sellerId: 'MP-100420',
    account: 'Лебедева Store',
    phone: usernameOf('P3'),
    expires: 5,
    used: -9,
  },
]

/** Links of sellers. */
export const seedRegistration = async ({ database, start }: SeedContext): Promise<void> => {
  const time = createDemoTime(start)
  for (const { token, itn, organization, sellerId, account, phone, expires, used } of demoInvitations) {
    await insertInvitation(database, {
      id: demoId(`seller invitation ${sellerId}`),
      token_hash: hashOfToken(token),
      itn,
      organization_name: organization,
      seller_id: sellerId,
      account_name: account,
      mobile_phone: phone,
      created_at: time.instant(-20),
      expires_at: time.instant(expires),
      used_at: used === undefined ? null : time.instant(used),
    })
  }
}
