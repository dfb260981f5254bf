import { is as isInn } from '@cabinet/validators/inn'
import { businessDay, type Clock } from '../../kernel/clock.ts'
import type { Registry } from './registry.ts'

const COMPANY_DIGITS = 10

/**
 * The registry of sandboxes: every taxpayer number that is well formed belongs to a company or to an entrepreneur that is
 * in business. Nothing about real ones is asked or told.
 */
export const sandboxRegistry = (clock: Pick<Clock, 'now'>): Registry => ({
  async findByItn(itn) {
    if (!isInn(itn)) return undefined
    const isCompany = itn.length === COMPANY_DIGITS
    return {
      legalStatus: isCompany ? 'LEGAL_ENTITY' : 'INDIVIDUAL_ENTREPRENEUR',
      itn,
      kpp: isCompany ? `${itn.slice(0, 4)}01001` : null,
      ogrn: null,
      ogrnDate: null,
      okopf: null,
      fullName: isCompany ? `Общество с ограниченной ответственностью «Тест ${itn}»` : `ИП Тест ${itn}`,
      shortName: isCompany ? `ООО «Тест ${itn}»` : `ИП Тест ${itn}`,
      legalAddress: null,
      head: null,
      okved: null,
      registryStatus: 'ACTIVE',
      msp: { isMsp: false, category: null, includedDate: null },
      founders: [],
      employeeCount: null,
      revenueLastYear: null,
      sourceDate: businessDay(clock.now()),
    }
  },
})
