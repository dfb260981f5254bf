// What staff of the platform do before the first partner calls, and how a company comes in.
import { codesApp, partner, person } from './cabinet.mjs'
import { itn, ogrn } from './numbers.mjs'

const PASSWORD = 'Gavan-Tikhaya-2026!'
/** The version of the texts that a person agrees to. */
const TEXTS = '2026-11-01'
const LOGO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The first person of the staff: another password in place of the temporary one, then the second factor. */
export const openStaff = async (cabinet, phone, temporary) => {
  const staff = person(cabinet, phone, temporary)
  await staff.signIn()
  await staff.post('/v1/auth/change-password', { password: PASSWORD })
  staff.state.password = PASSWORD
  await staff.signIn()
  const { secret } = await staff.post('/v1/user/second-factor/totp')
  staff.state.nextCode = codesApp(secret, cabinet.clock)
  await staff.post('/v1/user/second-factor/totp/confirm', { code: staff.state.nextCode() })
  return staff
}

const insurers = { orders: 'Причал', parcels: 'Маяк', credits: 'Якорь' }

/** A bank, an insurer for each product, the marketplace and the statement, each with its key. */
export const openPartners = async (cabinet, staff) => {
  const logoFileId = await staff.upload('BANK_LOGO', 'logo.png', 'image/png', Buffer.from(LOGO, 'base64'))
  const bank = await staff.post('/v1/finance/bank', {
    fullName: 'АО «Северный банк»',
    shortName: 'Северный банк',
    itn: itn('770000001'),
    ogrn: ogrn('102770000001'),
    bik: '044525187',
    logoFileId,
  })
  const ids = { bank: bank.id }
  for (const [at, [role, name]] of Object.entries(insurers).entries()) {
    const body = { fullName: `АО «СК «${name}»`, shortName: `СК «${name}»`, itn: itn(`77000001${at}`) }
    ids[role] = (await staff.post('/v1/debtor/insurer', body)).id
  }
  await staff.put('/v1/claim/product-insurer/SELLER', { insurerId: ids.orders })
  await staff.put('/v1/claim/product-insurer/SENDER', { insurerId: ids.parcels })
  // The marketplace and the statement are there from the beginning.
  const { parties } = await staff.get('/v1/partners/party')
  ids.marketplace = parties.find(({ kind }) => kind === 'MARKETPLACE').id
  ids.payments = parties.find(({ kind }) => kind === 'PAYMENTS').id
  const programs = {}
  for (const [role, partyId] of Object.entries(ids)) {
    const { kind } = parties.find(({ id }) => id === partyId)
    const { id } = await staff.post('/v1/partners', { kind, partyId })
    const { key } = await staff.post(`/v1/partners/${id}/key`, { isTest: false, note: 'Первый ключ' })
    programs[role] = partner(cabinet, key)
  }
  return programs
}

/** A company registers by a code from a letter; the registry does not know it, so staff confirm it. */
export const openCompany = async (cabinet, staff, mailbox) => {
  const owner = person(cabinet, 'petr@verf.example', PASSWORD)
  const { id } = await owner.post('/v1/auth/register', {
    itn: itn('770100001'),
    organizationName: 'ООО «Верфь»',
    legalStatus: null,
    lastname: 'Петров',
    firstname: 'Пётр',
    middlename: 'Петрович',
    position: 'Директор',
    mobilePhone: '+79161234567',
    email: 'petr@verf.example',
    consents: ['PERSONAL_DATA', 'USER_AGREEMENT'].map((type) => ({ type, version: TEXTS })),
  })
  const [code] = await mailbox.next('petr@verf.example', /\b\d{6}\b/)
  const { codeToken } = await owner.post('/v1/auth/confirm', { id, code })
  await owner.post('/v1/auth/change-password', { password: PASSWORD, codeToken })
  await owner.signIn()
  const { organization } = await owner.get('/v1/user')
  const { version } = await staff.get(`/v1/organization/${organization.id}`)
  const { confirmed } = await staff.post(`/v1/organization/${organization.id}/confirm`, { version })
  if (confirmed?.by !== 'STAFF') throw new Error('The company is not confirmed.')
  return { owner, itn: organization.itn }
}
