import type { SellerDocument } from '@cabinet/contract/seller/documents'
import { orders, pdf } from '@cabinet/contract/seller/documents'
import { toast } from '@cabinet/ui/toast'
import { useCallback } from 'react'
import { call } from '../../../shared/api/http.ts'
import { problemOf } from '../../../shared/api/problem.ts'
import { saveFile } from '../../../shared/files/save-file.ts'
import { useSharedMessages } from '../../../shared/messages.ts'

/** Saves a document, or the orders of a certificate: both are made when they are asked for. */
export const usePaper = () => {
  const shared = useSharedMessages()
  return useCallback(
    async (of: 'pdf' | 'orders', { id }: Pick<SellerDocument, 'id'>): Promise<void> => {
      try {
        const params = { id }
        saveFile(of === 'pdf' ? await call(pdf, { params }) : await call(orders, { params }))
      } catch (error) {
        toast.show({ tone: 'negative', text: problemOf(error, shared).message })
      }
    },
    [shared],
  )
}
