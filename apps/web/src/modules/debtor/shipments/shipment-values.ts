import type { create, DebtorShipmentCard, documentTypes } from '@cabinet/contract/debtor/shipments'
import type { InputOf } from '@cabinet/contract/endpoint'
import type { UploadedFile } from '@cabinet/ui/file-upload'
import { uploadedOf } from '../../../shared/files/use-upload.ts'

type DocumentType = (typeof documentTypes)[number]

/** What the form of a shipment keeps. */
export interface ShipmentValues {
  readonly buyerId: string
  readonly contract: { readonly number: string; readonly date: string }
  readonly document: { readonly type: DocumentType; readonly number: string; readonly date: string }
  readonly shipmentDate: string
  readonly amount: number | null
  readonly vatAmount: number | null
  readonly deferralDays: number | null
  /** The scan: one at most. */
  readonly files: readonly UploadedFile[]
}

/** What a shipment that is added begins with. */
export const emptyShipment: ShipmentValues = {
  buyerId: '',
  contract: { number: '', date: '' },
  document: { type: 'UPD', number: '', date: '' },
  shipmentDate: '',
  amount: null,
  vatAmount: null,
  deferralDays: null,
  files: [],
}

/** Fields by the names that the server uses. */
export const shipmentFields: readonly string[] = [
  'buyerId',
  'contract.number',
  'contract.date',
  'document.type',
  'document.number',
  'document.date',
  'shipmentDate',
  'amount',
  'vatAmount',
  'deferralDays',
]

export const valuesOf = (shipment: DebtorShipmentCard): ShipmentValues => ({
  buyerId: shipment.buyer.id,
  contract: { number: shipment.contract.number, date: shipment.contract.date },
  document: {
    type: shipment.document.type.name,
    number: shipment.document.number,
    date: shipment.document.date,
  },
  shipmentDate: shipment.shipmentDate,
  amount: shipment.amount,
  vatAmount: shipment.vatAmount,
  deferralDays: shipment.deferralDays,
  files: shipment.file ? [uploadedOf(shipment.file)] : [],
})

type Created = NonNullable<InputOf<typeof create>>['body']

/** The values as the server takes them. */
export const inputOf = (values: ShipmentValues): Omit<Created, 'isDeclared'> => ({
  buyerId: values.buyerId,
  contract: { number: values.contract.number.trim(), date: values.contract.date },
  document: {
    type: values.document.type,
    number: values.document.number.trim(),
    date: values.document.date,
    fileId: values.files[0]?.id ?? null,
  },
  shipmentDate: values.shipmentDate,
  amount: values.amount ?? 0,
  vatAmount: values.vatAmount ?? 0,
  deferralDays: values.deferralDays ?? 0,
})
