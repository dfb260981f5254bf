// The insurances: of commercial credits, of orders of a marketplace, of parcels of a courier; and their claims.
import { until } from './cabinet.mjs'
import { itn } from './numbers.mjs'

const PDF = '%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'

const terms = {
  insuredSum: 6_000_000_000,
  indemnityRate: 90,
  selfRetentionRate: 10,
  maxDeferralDays: 90,
  notificationDays: 30,
  waitingPeriodDays: 1,
  blindLimit: 50_000_000,
  premiumRate: 0.35,
  minPremium: 12_000_000,
  payoutWorkingDays: 15,
  suspensionDays: 30,
}

const versions = (texts) => ({ texts: texts.map(({ type, version }) => ({ type, version })) })

/** Up to a shipment that is insured; answers its id. */
export const insureCredit = async ({ owner, itn: organizationItn }, insurer) => {
  await insurer.report('/insurer/insurance/offer', { organizationItn })
  const { texts } = await owner.get('/v1/debtor/insurance/conditions')
  await owner.post('/v1/debtor/insurance/consent', versions(texts))
  await owner.post('/v1/debtor/insurance/enable-insurance')
  const insuranceId = await insurer.event('insurance.connection.requested')
  const policy = { startDate: '2026-11-10', endDate: '2027-11-09', terms }
  await insurer.report(`/insurer/insurance/${insuranceId}/accept`, policy)
  await owner.post('/v1/debtor/insurance/user/role')
  const contract = { number: '44', date: '2026-01-12' }
  const buyer = await owner.post('/v1/debtor/buyer', {
    itn: itn('770200001'),
    contract,
    paymentTermDays: 30,
    comment: null,
    requestedLimit: 100_000_000,
    isAffiliated: false,
  })
  const buyerId = await insurer.event('limit.requested')
  await insurer.report(`/insurer/buyer/${buyerId}/approve`, { approvedLimit: 100_000_000, validUntil: '2027-11-01' })
  const shipment = await owner.post('/v1/debtor/shipment', {
    buyerId: buyer.id,
    contract,
    document: { type: 'UPD', number: '1205', date: '2026-11-10', fileId: null },
    shipmentDate: '2026-11-10',
    amount: 60_000_000,
    vatAmount: 10_000_000,
    deferralDays: 5,
    isDeclared: true,
  })
  if (shipment.insuredAmount !== shipment.amount) throw new Error('The shipment is not insured.')
  return shipment.id
}

/** The buyer has not paid: the platform notes it, and the insurer hears of it. */
export const reportOverdue = async ({ owner }, insurer, shipmentId) => {
  await until(
    () => owner.get(`/v1/debtor/shipment/${shipmentId}`),
    ({ status }) => status.name === 'OVERDUE',
  )
  await owner.post(`/v1/debtor/shipment/${shipmentId}/overdue-notice`, {})
  return insurer.event('overdue.notified')
}

const orderOf = (accountId, order, more) => ({
  order,
  accountId,
  orderNumber: `2411-${order}`,
  scheme: 'FBS',
  sku: 'V-1',
  name: 'Якорь складной',
  price: 349_000,
  orderDate: '2026-11-10',
  shippedDate: '2026-11-10',
  ...more,
})

/** An account of a seller and two orders that have left. */
export const insureOrders = async ({ owner, itn: sellerItn }, staff, marketplace) => {
  const { path } = await staff.post('/v1/seller/invitation', {
    itn: sellerItn,
    organizationName: 'ООО «Верфь»',
    sellerId: 'S-1',
    sellerAccountName: 'Верфь Store',
    mobilePhone: null,
  })
  const token = new URL(path, 'http://cabinet').searchParams.get('token')
  await owner.post('/v1/seller/account', { token })
  const accountId = await marketplace.event('seller.account.linked')
  await marketplace.report(`/marketplace/account/${accountId}/activate`)
  const orders = ['101', '102'].map((order) => orderOf(accountId, order, { state: 'SHIPPED' }))
  const { results } = await marketplace.report('/marketplace/order', { orders })
  if (!results.every(({ insured }) => insured)) throw new Error('The orders are not insured.')
  return accountId
}

/** One order has arrived, the other is lost; answers the lost one. */
export const loseOrder = async (marketplace, accountId) => {
  const { results } = await marketplace.report('/marketplace/order', {
    orders: [
      orderOf(accountId, '101', { state: 'DELIVERED', deliveredDate: '2026-11-20' }),
      orderOf(accountId, '102', { state: 'LOST' }),
    ],
  })
  return results[1].id
}

/** The marketplace compares, then closes the month; answers the state of the certificate. */
export const closeMonth = async (marketplace, accountId, month) => {
  const { ordersCount, premium } = await marketplace.get(`/marketplace/account/${accountId}/month/${month}`)
  const closed = { month, ordersCount, premium }
  return (await marketplace.report(`/marketplace/account/${accountId}/close-month`, closed)).state
}

/** A courier account with insurance, and a parcel that the courier takes over. */
export const insureParcel = async ({ owner }, courier, credential) => {
  await owner.post('/v1/client/credential', { ...credential, serviceType: 'CDEK', secretType: 'OAUTH' })
  const { texts, insurancePrice } = await owner.get('/v1/sender/insurance/conditions')
  await owner.post('/v1/sender/insurance/consent', versions(texts))
  await owner.post(`/v1/sender/insurance/activate?insurancePrice=${insurancePrice}`)
  await courier.takeOver('1990000101', 'Компас судовой', 12_990)
}

/**
 * The parcel, which a job of the cabinet reads within a minute of the courier's call. Nobody asks for it earlier: once a
 * job has run, the server has noted when the others are due, and so knows what it has missed after it was stopped.
 */
export const awaitParcel = async ({ owner }) => {
  const { content } = await until(
    () => owner.post('/v1/sender/order/find', {}),
    (page) => page.totalElements > 0,
  )
  return content[0]
}

const upload = async (owner, types) => {
  const documents = []
  for (const type of types) {
    const fileId = await owner.upload('CLAIM_DOCUMENT', `${type}.pdf`, 'application/pdf', PDF)
    documents.push({ type, fileId })
  }
  return documents
}

/** Files a claim with the documents that its subject asks for; answers its id. */
export const fileClaim = async ({ owner }, product, objectId, more) => {
  const { form } = await owner.get(`/claim-registry/claimable/${product}/${objectId}`)
  const subjects = await owner.get('/claim-registry/claim/subject')
  const subjectCode = more.subjectCode ?? form.subjectCode
  const { requiredDocuments } = subjects.find(({ code }) => code === subjectCode)
  const claim = await owner.post('/claim-registry/claim', {
    product,
    objectId,
    status: 'SUBMITTED',
    form: { ...form, ...more, isConfirmed: true },
    documents: await upload(owner, requiredDocuments),
  })
  return claim.id
}

/** The insurer takes the claim, accepts everything and pays; answers how the organization sees it. */
export const payClaim = async ({ owner }, insurer, claimId, date) => {
  const id = await insurer.event('claim.submitted')
  if (id !== claimId) throw new Error(`The insurer hears of ${id} instead of ${claimId}.`)
  await insurer.report(`/insurer/claim/${id}/take`)
  const { expectedAmount, documents } = await insurer.get(`/insurer/claim/${id}`)
  for (const document of documents) await insurer.report(`/insurer/claim/${id}/document/${document.id}/accept`)
  await insurer.report(`/insurer/claim/${id}/decide`, { approvedAmount: expectedAmount })
  await insurer.report(`/insurer/claim/${id}/pay`, { amount: expectedAmount, date, orderNumber: '1' })
  return (await owner.get(`/claim-registry/claim/${id}`)).status.name
}

/** The statement pays the next invoice that is issued; answers whose it is and how it stands. */
export const payInvoice = async ({ owner }, payments, date) => {
  const id = await payments.event('invoice.issued')
  const { number, left, payer, purpose } = await payments.get(`/payments/invoice/${id}`)
  const line = { date, amount: left, payerItn: payer.itn, payerName: payer.shortName, purpose }
  await payments.report('/payments/statement', { lines: [{ externalId: `line-${number}`, ...line }] })
  const product = number.startsWith('КК') ? 'debtor' : 'sender'
  return { product, state: (await owner.get(`/v1/${product}/invoice/${id}`)).status.name }
}
