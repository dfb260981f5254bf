import { businessDay } from '@cabinet/api/kernel/clock'
import { controlOf } from '../../machine-control.ts'
import { findAllObjects, objectMachine } from '@cabinet/api/modules/finance/objects/transitions'
import { findAllSupplies, supplyMachine } from '@cabinet/api/modules/finance/supplies/transitions'

/** Plays buyers and banks for supplies. */
export const supplyControl = controlOf(supplyMachine, {
  id: 'finance.supplies',
  title: { ru: 'Поставки', en: 'Supplies' },
  find: async ({ platform }) =>
    (await findAllSupplies(platform.database)).map((row) => ({
      organization: row.short_name,
      title: row.number,
      row,
    })),
  inputs: {},
})

/** Plays banks for financing objects. */
export const objectControl = controlOf(objectMachine, {
  id: 'finance.objects',
  title: { ru: 'Объекты финансирования', en: 'Financing objects' },
  find: async ({ platform }) =>
    (await findAllObjects(platform.database)).map((row) => ({
      organization: row.short_name,
      title: row.number,
      row,
    })),
  inputs: {
    order: (_context, { financing_amount: amount, order_date: date }) => ({ amount, date: date ?? '' }),
    finance: ({ platform }) => ({ day: businessDay(platform.clock.now()) }),
    reject: () => ({ reason: 'Дебитор не подтвердил поставку', isFixable: true }),
    repay: ({ platform }, { claim_amount: repaidAmount }) => ({
      day: businessDay(platform.clock.now()),
      repaidAmount,
    }),
    repayPart: ({ platform }, row) => ({ day: businessDay(platform.clock.now()), repaidAmount: row.repaid_amount }),
    repayPartLate: ({ platform }, row) => ({ day: businessDay(platform.clock.now()), repaidAmount: row.repaid_amount }),
    repayPartInRegress: ({ platform }, row) => ({
      day: businessDay(platform.clock.now()),
      repaidAmount: row.repaid_amount,
    }),
  },
})
