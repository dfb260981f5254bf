import { check } from '@cabinet/validators/bik'
import { useEffect, useState } from 'react'
import { useField, useForm } from 'react-final-form'
import { problemOf } from '../../../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../../../shared/messages.ts'
import { bankByBik } from '../../data.ts'
import type { AccountValues } from '../../values/account.ts'

/** What is known about the bank whose code stands in the form. */
export type BankSearch = 'none' | 'asking' | 'found' | 'unknown' | 'failed'

/** Fills in the bank as soon as its code is whole; only another code fills it in again. */
export const useBank = (): BankSearch => {
  const form = useForm<AccountValues>()
  const shared = useSharedMessages()
  const bik = useField<string>('bik', { subscription: { value: true } }).input.value
  const [first] = useState(bik)
  const [answer, setAnswer] = useState<{ readonly bik: string; readonly search: BankSearch } | null>(null)
  const isWanted = bik !== '' && bik !== first && check(bik) === undefined
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const ask = async () => {
      try {
        const bank = await bankByBik(bik)
        if (!isCurrent) return
        form.batch(() => {
          form.change('bankName', bank.name)
          form.change('bankCity', bank.city ?? '')
          form.change('correspondentAccount', bank.correspondentAccount)
        })
        setAnswer({ bik, search: 'found' })
      } catch (error) {
        if (isCurrent) setAnswer({ bik, search: problemOf(error, shared).status === 404 ? 'unknown' : 'failed' })
      }
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [bik, form, isWanted, shared])
  if (!isWanted) return 'none'
  return answer?.bik === bik ? answer.search : 'asking'
}
