import type { Bank } from '@cabinet/contract/bank'
import { check } from '@cabinet/validators/bik'
import { useEffect, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useSharedWords } from '../../../../shared/words.ts'
import { bankByBik } from '../../organization-data.ts'
import type { PaymentDetailsValues } from './payment-details-values.ts'

/** What is known about the bank whose code stands in the form. */
export type BankSearch = 'none' | 'asking' | 'found' | 'unknown' | 'failed'

/** The city is not asked for: it comes with the code or stays unknown. */
const ofBank = ({ name, city, correspondentAccount }: Bank): Partial<PaymentDetailsValues> => ({
  bankName: name,
  bankCity: city ?? '',
  correspondentAccount,
})

/**
 * Fills in name, city and correspondent account of the bank as soon as its code is complete. The fields stay open to
 * corrections: only another code fills them again.
 */
export const useBankByBik = (firstBik: string): BankSearch => {
  const form = useForm<PaymentDetailsValues>()
  const { values } = useFormState<PaymentDetailsValues>({ subscription: { values: true } })
  const shared = useSharedWords()
  const [answered, setAnswered] = useState<{ readonly bik: string; readonly search: BankSearch }>()
  const { bik } = values
  const isWanted = bik !== firstBik && check(bik) === undefined
  useEffect(() => {
    if (!isWanted || answered?.bik === bik) return
    let isCurrent = true
    const ask = async () => {
      try {
        const bank = await bankByBik(bik)
        if (!isCurrent) return
        form.batch(() => {
          for (const [field, value] of Object.entries(ofBank(bank)))
            form.change(field as keyof PaymentDetailsValues, value)
        })
        setAnswered({ bik, search: 'found' })
      } catch (error) {
        if (isCurrent) setAnswered({ bik, search: problemOf(error, shared).status === 404 ? 'unknown' : 'failed' })
      }
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [answered, bik, form, isWanted, shared])
  if (!isWanted) return 'none'
  return answered?.bik === bik ? answered.search : 'asking'
}
