import { type AgreementCard, find as findAgreements } from '@cabinet/contract/finance/agreements'
import { calendar, find, type FinancingObject, order, tranche, withdraw } from '@cabinet/contract/finance/objects'
import { create, dryRun, find as findRules, remove, update } from '@cabinet/contract/finance/rules'
import { useMainRead, useRead, useWrite } from '../../../shared/api/data.ts'

const LARGEST_PAGE = 100
const KEPT = { keepPreviousData: true }

/** All agreements of the organization: nobody has a hundred. */
export const useAgreements = () => useMainRead(findAgreements, { body: { pageSize: LARGEST_PAGE } })

/** Sums of the days of a month. */
export const useCalendar = (agreement: AgreementCard | undefined, month: string) =>
  useRead(calendar, agreement ? { params: { id: agreement.id, date: `${month}-01` } } : null, KEPT)

const underAgreement = (id: string) => ({ field: 'agreement.id', operation: 'EQ', value: id }) as const

/** A page of what can be ordered for a day, what falls due first before the rest. */
export const useOrderable = (agreementId: string, day: string | null, pageNumber: number, pageSize: number) =>
  useRead(
    find,
    day === null
      ? null
      : {
          body: {
            pageNumber,
            pageSize,
            sort: [{ field: 'lastOrderDate', direction: 'ASC' }],
            filters: [
              underAgreement(agreementId),
              { field: 'status.name', operation: 'EQ', value: 'AVAILABLE' },
              { field: 'lastOrderDate', operation: 'GE', value: day },
            ],
          },
        },
    KEPT,
  )

const MOVED = 20

/** What is ordered for a day, or what falls due on it. */
export const useMoved = (agreementId: string, field: 'orderDate' | 'plannedRepaymentDate', day: string | null) =>
  useRead(
    find,
    day === null
      ? null
      : { body: { pageSize: MOVED, filters: [underAgreement(agreementId), { field, operation: 'EQ', value: day }] } },
  )

/** The last refusals of the bank that can be mended. */
export const useFixable = (agreementId: string, isWanted: boolean): readonly FinancingObject[] => {
  const { data } = useRead(
    find,
    isWanted
      ? {
          body: {
            pageSize: 5,
            filters: [underAgreement(agreementId), { field: 'status.name', operation: 'EQ', value: 'REJECTED' }],
          },
        }
      : null,
  )
  return data?.content.filter(({ isFixable }) => isFixable) ?? []
}

/** Objects by their ids: those of a choice that have not been on the screen. */
export const useObjects = (ids: readonly string[]) =>
  useRead(
    find,
    ids.length === 0
      ? null
      : {
          body: {
            pageSize: LARGEST_PAGE,
            filters: [{ field: 'id', operation: 'IN', value: ids.slice(0, LARGEST_PAGE) }],
          },
        },
  )

export const useOrder = () => useWrite(order)
export const useWithdraw = () => useWrite(withdraw)
export const useTranche = () => useWrite(tranche)

export const useRules = () => useRead(findRules, { body: { pageSize: LARGEST_PAGE } })
export const useCreateRule = () => useWrite(create)
export const useUpdateRule = () => useWrite(update)
export const useRemoveRule = () => useWrite(remove)
export const useDryRun = () => useWrite(dryRun)
