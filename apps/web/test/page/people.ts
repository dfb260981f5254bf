import type { RoleCode } from '@cabinet/contract/access'
import type { CurrentUser, Role } from '@cabinet/contract/people/user'

const role = (code: string): Role => ({
  id: code,
  name: `ROLE_${code}`,
  nameWithoutPrefix: code,
  description: code,
  isDeleted: false,
})

/** A person of an organization with these roles. */
export const person = (
  roles: readonly RoleCode[],
  {
    excludedModules = [],
    modulesInForce = [],
    ...change
  }: Partial<CurrentUser> & {
    readonly excludedModules?: readonly string[]
    readonly modulesInForce?: readonly string[]
  } = {},
): CurrentUser => ({
  id: '0b0c6c1e-0000-4000-8000-000000000001',
  username: '+70000000001',
  lastname: 'Соколов',
  firstname: 'Михаил',
  middlename: null,
  email: 'sokolov@severveter.example',
  mobilePhone: '+70000000001',
  position: null,
  emailConfirmed: true,
  phoneConfirmed: true,
  consents: [],
  notifications: { email: true, sms: false, product: false },
  version: 1,
  isOwner: false,
  status: { name: 'ACTIVE', description: 'Активен' },
  roles: roles.map(role),
  organization: {
    id: '0b0c6c1e-0000-4000-8000-000000000002',
    legalStatus: { name: 'LEGAL_ENTITY', description: 'Юридическое лицо' },
    shortName: 'ООО «Северный ветер»',
    itn: '7799012346',
    kpp: null,
    ogrn: null,
    msp: { isMsp: false, category: null },
    excludedModules: [...excludedModules],
    modulesInForce: [...modulesInForce],
    sellerAccount: null,
    paymentDetails: [],
  },
  availableModules: ['core', 'debtor', 'finance', 'seller', 'sender', 'claim'],
  isNeedChangePassword: false,
  isNeedSecondFactor: false,
  isDeleted: false,
  createdDateTime: '2026-11-20T10:00:00+03:00',
  lastLoginDateTime: null,
  ownerRemindedDateTime: null,
  ...change,
})

/** Who decides for a bank or an insurer. */
export const decider = (kind: 'BANK' | 'INSURER'): CurrentUser =>
  person(['PARTNER'], {
    organization: null,
    availableModules: ['core'],
    partner: { id: '0b0c6c1e-0000-4000-8000-000000000011', name: 'АО «Банк Меридиан»', areas: [kind] },
  })
