import type { RoleCode } from '@cabinet/contract/access'
import type { Named } from '@cabinet/contract/common'
import { errorCodes } from '@cabinet/contract/errors'
import type { ClaimBound, ClaimObstacle, InsuredEvent, InsuredProduct } from '@cabinet/contract/insured'
import type { Database } from '../db/database.ts'
import type { Actor } from '../kernel/actor.ts'
import type { DayText } from '../kernel/clock.ts'
import type { Language, Message } from '../kernel/language.ts'
import { errors } from '../kernel/http-error.ts'
import type { Platform } from './context.ts'
import type { ApiModule } from './module.ts'
import type { Line } from './pdf/pdf.ts'

/**
 * The border between products that insure things and the area that keeps claims for them. Neither knows the other: a
 * product says what can be claimed, and hears what has become of it.
 */

/** Whose things are read, and when. No more than that, so that what is not a call can read the same. */
export interface ClaimScope {
  readonly database: Database
  readonly organizationId: string
  /** Business time. */
  readonly now: Date
}

/** A fact about an insured thing that a claim keeps: what it was when the claim began. */
export interface ThingFact {
  /** Name for programs: `route`, `tariff`. */
  readonly code: string
  readonly label: Message
  readonly kind: 'TEXT' | 'MONEY' | 'DAY' | 'INSTANT'
  /** Kopecks for money, `YYYY-MM-DD` for a day, ISO 8601 for an instant. */
  readonly value: string | number
}

/** What bounds the sum of a claim, kopecks. */
export interface ThingMoney {
  /** Declared value of cargo, debt of a credit. */
  readonly value: number
  /** Most that is insured of it. */
  readonly insured: number
  /** Most that can be asked for. Never above value, limit or debt. */
  readonly most: number
  /** Which of them that is. */
  readonly bound: ClaimBound
  /** Percent that the insurer pays of `min(insured, debt)`; null for cargo. */
  readonly rate: number | null
}

/** An insured order or shipment. */
export interface ClaimableThing {
  readonly id: string
  readonly number: string
  /** Route of an order, buyer of a shipment. */
  readonly title: string
  /** When the insurance of it began. */
  readonly date: DayText
  readonly events: readonly InsuredEvent[]
  /** What seems to have happened. */
  readonly hint: InsuredEvent | null
  /** Why nothing can be claimed, claims aside: open claims are known to the area that keeps them. */
  readonly obstacle: ClaimObstacle | null
  readonly money: ThingMoney
  readonly facts: readonly ThingFact[]
  /** Things in an order; none for a credit. */
  readonly items: readonly {
    readonly itemId: string
    readonly name: string
    readonly amount: number
    readonly cost: number
  }[]
  /** The event cannot have happened before this day. */
  readonly earliestDate: DayText
  /** When it seems to have happened, and where. */
  readonly eventDate: DayText | null
  readonly eventPlace: string | null
  /** Last day on which the rules want the claim; null while nothing has happened. */
  readonly submitUntil: DayText | null
}

/** An order that came back or was not redeemed: a line of the claim of its month. */
export interface ReturnedOrder {
  readonly id: string
  readonly number: string
  readonly event: Extract<InsuredEvent, 'RETURN' | 'UNREDEEMED'>
  readonly reasonName: string | null
  readonly eventDate: DayText
  /** Kopecks, within what the insurance pays for one order. */
  readonly cost: number
}

/** What has become of the claim for one thing. */
export interface ClaimEvent {
  readonly kind: 'FILED' | 'WITHDRAWN' | 'REJECTED' | 'PAID'
  readonly organizationId: string
  readonly claimId: string
  readonly objectId: string
  /** Kopecks; of PAID. */
  readonly paidAmount: number | null
  readonly actor: Actor
}

/** A product whose insured things can be claimed. */
export interface ClaimableProduct {
  readonly product: InsuredProduct
  /** Who works with it: sees its claims and submits them. */
  readonly role: RoleCode
  readonly title: Message
  /** Things that match the words, likely ones first. */
  find(
    scope: ClaimScope,
    wanted: { readonly search: string; readonly isPossible: boolean; readonly limit: number },
  ): Promise<readonly ClaimableThing[]>
  /** One of them; undefined for what the organization does not have. */
  read(scope: ClaimScope, id: string): Promise<ClaimableThing | undefined>
  /** Who insures it; the insurer of the platform when absent. */
  insurerOf?(scope: ClaimScope): Promise<{ readonly id: string; readonly name: string } | undefined>
  /** Consignment notes of orders as lines of a document, by id of the order. */
  waybills?(scope: ClaimScope, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Line[]>>
  /** Returns of a month `YYYY-MM`, for the claim that is drafted on the 10th. */
  readonly returns?: {
    organizations(database: Database, month: string): Promise<readonly string[]>
    find(scope: ClaimScope, month: string): Promise<readonly ReturnedOrder[]>
  }
  /**
   * Hears of the claim for a thing, in its transaction.
   *
   * @throws HttpError 409 when the thing cannot be claimed (any more)
   */
  receive(platform: Platform, event: ClaimEvent): Promise<void>
}

/** A claim as the product shows it beside its order or shipment. */
export interface ThingClaim {
  readonly id: string
  readonly number: string
  readonly status: Named
  readonly isGroupClaim: boolean
}

/** The draft of a month that waits to be checked. */
export interface MonthDraft {
  readonly id: string
  /** `YYYY-MM` */
  readonly period: string
  readonly ordersCount: number
  readonly sum: number
}

/** What products may ask of the area that keeps claims; one module has it. */
export interface ClaimRegistry {
  /** Claims by the id of the thing, the newest first. */
  claimsOf(
    database: Database,
    wanted: {
      readonly organizationId: string
      readonly product: InsuredProduct
      readonly ids: readonly string[]
      readonly language: Language
    },
  ): Promise<ReadonlyMap<string, readonly ThingClaim[]>>
  draftOf(database: Database, organizationId: string, product: InsuredProduct): Promise<MonthDraft | null>
  /** Whether platform staff have chosen who decides the claims of the product, and have not switched them off. */
  hasInsurer(modules: readonly ApiModule[], database: Database, product: InsuredProduct): Promise<boolean>
}

/** The area that keeps claims, unless the installation has none. */
const registryOf = ({ modules }: Pick<Platform, 'modules'>): ClaimRegistry | undefined =>
  modules.all.find(({ claimRegistry }) => claimRegistry)?.claimRegistry

/** Claims for things of a product, by the id of the thing and the newest first. */
export const claimsOfThings = async (
  platform: Platform,
  wanted: Parameters<ClaimRegistry['claimsOf']>[1],
): Promise<ReadonlyMap<string, readonly ThingClaim[]>> => {
  const registry = registryOf(platform)
  if (wanted.ids.length === 0 || !registry) return new Map()
  return registry.claimsOf(platform.database, wanted)
}

/** The draft of returns that waits to be checked, the latest one; null when there is none. */
export const monthDraftOf = async (
  platform: Platform,
  organizationId: string,
  product: InsuredProduct,
): Promise<MonthDraft | null> =>
  (await registryOf(platform)?.draftOf(platform.database, organizationId, product)) ?? null

/**
 * A product is connected only while somebody decides its claims: a claim without an insurer reaches nobody. An
 * installation without the area of claims has none to decide.
 *
 * @throws HttpError 409 while platform staff have not chosen the insurer, or have switched it off
 */
export const assertHasInsurer = async (platform: Platform, product: InsuredProduct): Promise<void> => {
  const registry = registryOf(platform)
  if (!registry || (await registry.hasInsurer(platform.modules.all, platform.database, product))) return
  throw errors.conflict(errorCodes.conflict, {
    ru: 'Подключить страхование пока нельзя: платформа ещё не назначила страховщика. Попробуйте позже или напишите в поддержку',
    en: 'The insurance cannot be connected yet: the platform has not chosen the insurer. Try later or write to the support',
  })
}
