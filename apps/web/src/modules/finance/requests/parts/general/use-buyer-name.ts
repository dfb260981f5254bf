import { check } from '@cabinet/validators/inn'
import { useEffect, useRef, useState } from 'react'
import { useField, useForm } from 'react-final-form'
import { problemOf } from '../../../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../../../shared/messages.ts'
import { nameByItn } from '../../data.ts'

export type NameSearch = 'none' | 'asking' | 'unknown'

/**
 * Fills in the name of a buyer as soon as the number is whole. A name that a person has typed stays; one that came with
 * another number gives way.
 */
export const useBuyerName = (path: string): NameSearch => {
  const form = useForm()
  const shared = useSharedMessages()
  const itn = useField<string>(`${path}.itn`, { subscription: { value: true } }).input.value
  const name = useField<string>(`${path}.name`, { subscription: { value: true } }).input.value
  const latestName = useRef(name)
  useEffect(() => {
    latestName.current = name
  }, [name])
  const [first] = useState(itn)
  const filled = useRef<string | null>(null)
  const [search, setSearch] = useState<{ readonly itn: string; readonly state: NameSearch }>({ itn, state: 'none' })
  const isWanted = itn !== first && itn !== '' && check(itn) === undefined
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const ask = async () => {
      setSearch({ itn, state: 'asking' })
      try {
        const found = await nameByItn(itn)
        if (!isCurrent) return
        setSearch({ itn, state: 'none' })
        if (latestName.current !== '' && latestName.current !== filled.current) return
        filled.current = found.name
        form.change(`${path}.name`, found.name)
      } catch (error) {
        if (!isCurrent) return
        setSearch({ itn, state: problemOf(error, shared).status === 404 ? 'unknown' : 'none' })
      }
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [form, isWanted, itn, path, shared])
  return search.itn === itn && isWanted ? search.state : 'none'
}
