import type { Address } from '@cabinet/contract/address'
import type { Msp, RegistryStatus } from '@cabinet/contract/organization'
import type { DayText } from '../../kernel/clock.ts'
import type { Okopf } from './okopf.ts'

declare module '../../platform/context.ts' {
  interface Platform {
    readonly registry: Registry
  }
}

/** Somebody who holds a share of a company. */
export interface Founder {
  readonly type: 'PERSON' | 'LEGAL'
  readonly name: string
  readonly itn: string | null
  readonly sharePercent: number | null
}

/** What the state registries of companies (ЕГРЮЛ) and of entrepreneurs (ЕГРИП) say about one of them. */
export interface RegistryRecord {
  readonly legalStatus: 'LEGAL_ENTITY' | 'INDIVIDUAL_ENTREPRENEUR'
  readonly itn: string
  readonly kpp: string | null
  readonly ogrn: string | null
  readonly ogrnDate: DayText | null
  readonly okopf: Okopf | null
  readonly fullName: string
  readonly shortName: string
  readonly legalAddress: Address | null
  /** Last, first and middle name in this order. */
  readonly head: { readonly name: string; readonly post: string | null } | null
  readonly okved: { readonly code: string; readonly name: string | null } | null
  readonly registryStatus: RegistryStatus
  readonly msp: Msp
  readonly founders: readonly Founder[]
  readonly employeeCount: number | null
  /** Kopecks. */
  readonly revenueLastYear: number | null
  readonly sourceDate: DayText
}

/** The state registry, whoever serves its data. */
export interface Registry {
  /**
   * The company or entrepreneur with this taxpayer number (ИНН); nothing when the registry knows none.
   *
   * @throws RegistryUnavailable when it did not answer, or not in a way that can be understood
   */
  findByItn(itn: string): Promise<RegistryRecord | undefined>
}

/** The registry could not be asked. */
export class RegistryUnavailable extends Error {
  override readonly name = 'RegistryUnavailable'
  /** Whether there is a registry at all: asking again later helps only then. */
  readonly isConnected: boolean

  constructor(reason: string, { isConnected = true, ...options }: ErrorOptions & { isConnected?: boolean } = {}) {
    super(`Registry: ${reason}`, options)
    this.isConnected = isConnected
  }
}
