import type { Claimable, ClaimableCard } from '@cabinet/contract/claim/shapes'
import type { subjects as subjectsCall } from '@cabinet/contract/claim'
import {
  claimDocuments,
  type ClaimFields,
  claimSubjectCodes,
  claimSubjectDetails,
  closedClaimStatuses,
  emptyClaim,
  insuranceTypeOf,
} from '@cabinet/contract/claim/values'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { InsuredEvent, InsuredProduct } from '@cabinet/contract/insured'
import { businessDay } from '../../kernel/clock.ts'
import { errors } from '../../kernel/http-error.ts'
import { named } from '../../kernel/language.ts'
import type { ClaimableThing } from '../../platform/claims.ts'
import type { Platform, RequestContext } from '../../platform/context.ts'
import { findPaymentDetails } from '../organization/port.ts'
import { findPerson } from '../people/port.ts'
import { eventMessages, obstacleMessages, statusMessages, subjectMessages } from './messages.ts'
import { insurerOf, scopeOf, productMessages, wantedProduct } from './products.ts'
import * as store from './store.ts'
import { isLate } from './values.ts'
import { thingView } from './view.ts'

/** Most things that the picker shows. */
const SHOWN = 50

const CLOSED: readonly string[] = closedClaimStatuses

/** Subjects of claims: all of them, or those of some kinds of insurance. */
export const listSubjects = ({
  language,
  query: { insuranceType, clientComanyMsp },
}: RequestContext & Pick<ReceivedOf<typeof subjectsCall>, 'query'>) => {
  const types = insuranceType === undefined ? undefined : [insuranceType].flat()
  return claimSubjectCodes
    .map((code) => {
      const { insuranceType: type, eventType, isGroupClaim } = claimSubjectDetails[code]
      return {
        id: code,
        code,
        name: subjectMessages[code][language],
        insuranceType: type,
        // The insurer of today takes every subject from everybody.
        msp: null as boolean | null,
        eventType: named(eventMessages, eventType, language),
        isGroupClaim,
        requiredDocuments: claimDocuments[eventType]
          .filter(({ need }) => need === 'REQUIRED')
          .map(({ type: one }) => one),
      }
    })
    .filter(({ insuranceType: type }) => types === undefined || types.includes(type))
    .filter(({ msp }) => msp === null || clientComanyMsp === undefined || msp === (clientComanyMsp === 'true'))
}

/** The open claim for each of the things. */
const openClaims = async (
  { platform, organizationId }: RequestContext,
  product: InsuredProduct,
  ids: readonly string[],
) => {
  const found = await store.findClaimsOfThings(platform.database, organizationId, product, ids)
  return new Map(
    found
      .filter(({ is_group: isGroup, status }) => !isGroup && !CLOSED.includes(status))
      .map((claim) => [claim.object_id, claim]),
  )
}

type OpenClaims = Awaited<ReturnType<typeof openClaims>>

const claimableOf = (
  product: InsuredProduct,
  thing: ClaimableThing,
  open: OpenClaims,
  language: RequestContext['language'],
): Claimable => {
  const claim = open.get(thing.id)
  const obstacle = claim ? 'OPEN_CLAIM' : thing.obstacle
  return {
    product: named(productMessages, product, language),
    id: thing.id,
    number: thing.number,
    title: thing.title,
    date: thing.date,
    most: thing.money.most,
    events: thing.events.map((event) => named(eventMessages, event, language)),
    hint: thing.hint === null ? null : named(eventMessages, thing.hint, language),
    obstacle: obstacle === null ? null : named(obstacleMessages, obstacle, language),
    openClaim: claim
      ? { id: claim.id, number: claim.number, status: named(statusMessages, claim.status, language) }
      : null,
  }
}

/**
 * Things of a product for which a claim may be filed.
 *
 * @throws HttpError 404 for a product of other roles, and for one that the organization does not have
 */
export const findClaimable = async (
  context: RequestContext,
  { product, search, isPossible }: { product: InsuredProduct; search: string; isPossible: boolean },
) => {
  const found = await wantedProduct(context, product).find(scopeOf(context), { search, isPossible, limit: SHOWN + 1 })
  const shown = found.slice(0, SHOWN)
  const open = await openClaims(
    context,
    product,
    shown.map(({ id }) => id),
  )
  const content = shown
    .map((thing) => claimableOf(product, thing, open, context.language))
    .filter(({ obstacle }) => !isPossible || obstacle === null)
  return { content, hasMore: found.length > SHOWN }
}

/** The only subject that an event has in a product; null for events that claims of it do not know. */
const subjectOf = (product: InsuredProduct, event: InsuredEvent | null): ClaimFields['subjectCode'] =>
  claimSubjectCodes.find((code) => {
    const details = claimSubjectDetails[code]
    return details.insuranceType === insuranceTypeOf[product] && details.eventType === event && !details.isGroupClaim
  }) ?? null

/** Whom the insurer asks, and where the money goes, as the cabinet knows them. */
export const contactAndAccount = async (
  { database }: Pick<Platform, 'database'>,
  organizationId: string,
  personId: string | null,
): Promise<Pick<ClaimFields, 'contact' | 'paymentDetailsId'>> => {
  const [person, accounts] = await Promise.all([
    personId === null ? undefined : findPerson(database, personId),
    findPaymentDetails(database, organizationId),
  ])
  return {
    contact: person
      ? { lastname: person.lastname, firstname: person.firstname, phone: person.username, email: person.email }
      : emptyClaim.contact,
    paymentDetailsId: accounts.find(({ is_main: isMain }) => isMain)?.id ?? null,
  }
}

/** A form with what is known already. */
export const startingForm = async (
  { platform, organizationId, user }: RequestContext,
  product: InsuredProduct,
  thing: ClaimableThing,
): Promise<ClaimFields> => {
  const known = thing.hint ?? (thing.events.length === 1 ? (thing.events[0] ?? null) : null)
  return {
    ...emptyClaim,
    ...(await contactAndAccount(platform, organizationId, user.id)),
    subjectCode: subjectOf(product, known),
    eventDate: thing.eventDate,
    eventPlace: thing.eventPlace,
    ...(product === 'DEBTOR' && { debtAmount: thing.money.value }),
  }
}

/**
 * One thing with everything that the form of its claim begins with.
 *
 * @throws HttpError 404
 */
export const claimableCard = async (
  context: RequestContext,
  { product, id }: { readonly product: InsuredProduct; readonly id: string },
): Promise<ClaimableCard> => {
  const { platform, language } = context
  const scope = scopeOf(context)
  const claimable = wantedProduct(context, product)
  const thing = await claimable.read(scope, id)
  if (!thing) throw errors.notFound()
  const insurer = await insurerOf(platform.modules.all, claimable, scope, platform.config.insurer.name)
  return {
    ...claimableOf(product, thing, await openClaims(context, product, [id]), language),
    ...thingView(product, thing, language),
    form: await startingForm(context, product, thing),
    submitUntil: thing.submitUntil,
    isLate: isLate(thing, businessDay(platform.clock.now())),
    insurerName: insurer.name,
  }
}
