import { get as invoice } from '@cabinet/contract/debtor/invoices'
import { useRead } from '../../../shared/api/data.ts'

export const useInvoice = (id: string) => useRead(invoice, { params: { id } })
