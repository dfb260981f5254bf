import { today } from '@cabinet/validators/dates'
import { useCallback } from 'react'
import { withTexts } from '../../../shared/register/address.ts'
import { useAddress } from '../../../shared/register/use-address.ts'

/** Two ways to look at the objects of an agreement. */
export const views = ['calendar', 'list'] as const
export type View = (typeof views)[number]

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/

/** The business day is that of Moscow. */
export const todayInMoscow = (): string => today('Europe/Moscow')

/** What of the page stands in its address, besides what the register keeps there. */
export interface FinancingAddress {
  readonly view: View
  /** Id of the chosen agreement; empty while none is. */
  readonly agreement: string
  /** The month in sight, `2026-11`. */
  readonly month: string
  /** The chosen day; empty while none is. */
  readonly day: string
  /** Id of the object in the drawer; empty while none is open. */
  readonly open: string
  /** The drawer of the rules is open. */
  readonly hasRules: boolean
  /** The rule that is being changed: its id, or `new`. */
  readonly rule: string
  /** A tranche is being asked for. */
  readonly hasTranche: boolean
}

/** What cannot be read counts as absent: addresses are typed by hand too. */
export const readFinancingAddress = (params: URLSearchParams, now: string): FinancingAddress => {
  const [month, day] = [params.get('month') ?? '', params.get('day') ?? '']
  const chosen = DAY.test(day) ? day : ''
  return {
    view: params.get('view') === 'list' ? 'list' : 'calendar',
    agreement: params.get('agreement') ?? '',
    month: MONTH.test(month) ? month : (chosen || now).slice(0, 7),
    day: chosen,
    open: params.get('open') ?? '',
    hasRules: params.get('panel') === 'rules',
    rule: params.get('rule') ?? '',
    hasTranche: params.get('panel') === 'tranche',
  }
}

/** The place and the way to another one; `replace` for what "back" need not undo. */
export const useFinancingAddress = () => {
  const [params, change] = useAddress()
  const go = useCallback(
    (texts: Readonly<Record<string, string>>, step: 'push' | 'replace' = 'push') =>
      change((before) => withTexts(before, texts), { isReplacing: step === 'replace' }),
    [change],
  )
  return { address: readFinancingAddress(params, todayInMoscow()), go }
}
