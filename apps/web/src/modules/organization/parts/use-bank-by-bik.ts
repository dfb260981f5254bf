import type { Bank } from '@cabinet/contract/organization/banks'
import { check } from '@cabinet/validators/bik'
import { useEffect, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { problemOf } from '../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { bankByBik } from '../data.ts'
import type { PaymentDetailsValues } from './payment-details-values.ts'

/** What is known about the bank whose code stands in the form. */
export type BankSearch = 'none' | 'asking' | 'found' | 'unknown' | 'failed'

const bankFields = ['bankName', 'bankCity', 'correspondentAccount'] as const
type BankFields = Pick<PaymentDetailsValues, (typeof bankFields)[number]>

/** The city is not asked for: it comes with the code or stays unknown. */
const ofBank = ({ name, city, correspondentAccount }: Bank): BankFields => ({
  bankName: name,
  bankCity: city ?? '',
  correspondentAccount,
})

/** A code with what it has filled in. */
export interface BankSource extends BankFields {
  readonly bik: string
}

/** What stays in the fields when the code is not that of this bank any more: only what a person has typed. */
export const withoutSource = (values: BankFields, source: BankSource): Partial<BankFields> =>
  Object.fromEntries(
    bankFields.flatMap((field) => (values[field] !== '' && values[field] === source[field] ? [[field, '']] : [])),
  )

/**
 * Fills in name, city and correspondent account of the bank as soon as its code is complete. The fields stay open to
 * corrections: only another code fills them again. What a code has filled in goes when the code does.
 */
export const useBankByBik = (firstBik: string): BankSearch => {
  const form = useForm<PaymentDetailsValues>()
  const { values } = useFormState<PaymentDetailsValues>({ subscription: { values: true } })
  const shared = useSharedMessages()
  const [answered, setAnswered] = useState<{ readonly bik: string; readonly search: BankSearch }>()
  const { bik } = values
  const source = useRef<BankSource | null>(null)
  useEffect(() => {
    const { bik: first, ...filled } = form.getState().initialValues as PaymentDetailsValues
    if (first !== '') source.current = { bik: first, ...filled }
  }, [form])
  useEffect(() => {
    const { current } = source
    if (current === null || current.bik === bik) return
    const change = withoutSource(form.getState().values, current)
    source.current = null
    form.batch(() => {
      for (const [field, value] of Object.entries(change)) form.change(field as keyof PaymentDetailsValues, value)
    })
  }, [bik, form])
  // The first code needs no look-up for as long as nothing else was typed in its place.
  const [hasLeft, setLeft] = useState(false)
  if (!hasLeft && bik !== firstBik) setLeft(true)
  const isWanted = hasLeft && check(bik) === undefined
  useEffect(() => {
    if (!isWanted || answered?.bik === bik) return
    let isCurrent = true
    const ask = async () => {
      try {
        const bank = await bankByBik(bik)
        if (!isCurrent) return
        const filled = ofBank(bank)
        form.batch(() => {
          for (const [field, value] of Object.entries(filled)) form.change(field as keyof PaymentDetailsValues, value)
        })
        source.current = { bik, ...filled }
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
