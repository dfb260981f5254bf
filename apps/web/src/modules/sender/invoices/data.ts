import { get as invoice, overdue } from '@cabinet/contract/sender/invoices'
import { useRead } from '../../../shared/api/data.ts'

export const useInvoice = (id: string) => useRead(invoice, { params: { id } })
export const useOverdue = () => useRead(overdue)
