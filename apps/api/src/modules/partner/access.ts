import { canonicalJson } from '../../kernel/canonical-json.ts'
import { errorCodes } from '@cabinet/contract/errors'
import { reset } from '@cabinet/contract/partner/sandbox'
import { holdSchema } from '../../db/schemas.ts'
import { errors, HttpError } from '../../kernel/http-error.ts'
import { newId } from '../../kernel/ids.ts'
import type { Platform } from '../../platform/context.ts'
import type { PartnerCall, PartnerAccess } from '../../platform/partners/partner.ts'
import { switchedOff } from '../../platform/partners/only-partner.ts'
import { subjectsOf } from './call-subjects.ts'
import * as store from './access-store.ts'
import { rightsOf } from './people/rights.ts'
import { findPartnerOf } from './people/store.ts'
import { hashOfKey, isFrom, isKey } from './key.ts'
import { partnerErrors } from './messages.ts'
import { prepareSandbox } from './sandbox/prepare.ts'

/** Uses of a key that a server pays for at once. */
export const PAID_AT_ONCE = 20
/** Calls of one key. A partner in a loop is told to wait, and nobody else notices. */
const budget = { name: 'partner-key', points: 1200, seconds: 60, lot: PAID_AT_ONCE } as const
/** Calls of one person of a partner. */
const personBudget = { name: 'partner-person', points: 600, seconds: 60 } as const
/** Wrong keys from one address. */
const guesses = { name: 'partner-guess', points: 60, seconds: 60 } as const

/** Writing down every use would cost as much as the call. */
const USE_RECORDED_MS = 60_000

const otherBody = (): HttpError =>
  errors.conflict(errorCodes.keyReused, {
    ru: 'С этим ключом Idempotency-Key уже пришёл другой запрос',
    en: 'Another request has come with this Idempotency-Key already',
  })

const textOf = (body: unknown, name: string): string | null => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : null
}

/** What a key was sent with. */
const sentOf = ({ endpoint, params, body }: PartnerCall): string =>
  `${endpoint.id} ${canonicalJson(params)} ${canonicalJson(body)}`

/** What is known of a call before it is answered. */
const recordOf = (details: PartnerCall, idempotencyKey: string) => {
  const { platform, partner, endpoint, params, body } = details
  return {
    id: newId(),
    partner_id: partner.id,
    key_id: partner.keyId,
    person_id: partner.personId,
    endpoint: endpoint.id,
    subject_id: textOf(params, 'id'),
    external_id: textOf(body, 'externalId'),
    idempotency_key: idempotencyKey,
    body_hash: platform.secrets.fingerprint(sentOf(details)),
    body: JSON.stringify(body ?? null),
    called_at: platform.clock.nowText(),
  }
}

/** Whether a program plays the partner for the installation with this key, which staff may read whenever they want. */
export const isPlayersKey = ({ policy, secrets }: Platform, partyId: string, keyId: string): boolean =>
  policy.readableKeyOf?.(secrets, partyId).id === keyId

/** How partners come in. */
export const partnerAccess: PartnerAccess = {
  async findPartnerOf({ database }, personId) {
    const own = await findPartnerOf(database, personId)
    return (
      own && {
        id: own.id,
        name: own.name,
        isActive: own.is_active,
        kind: own.kind,
        partyId: own.party_id,
        rights: rightsOf(own),
      }
    )
  },

  async admit(platform, person, { kinds }, isRead) {
    const own = await partnerAccess.findPartnerOf(platform, person.id)
    if (!own?.rights.includes('DECIDE')) throw errors.forbidden()
    const wait = await platform.limits.pay(personBudget, person.id)
    if (wait > 0) throw errors.tooMany(wait)
    if (kinds.length > 0 && !kinds.includes(own.kind)) throw errors.notFound()
    if (!own.isActive && !isRead) throw switchedOff()
    const { id, kind, name, partyId } = own
    return { id, kind, name, partyId, keyId: null, personId: person.id, platform, isTest: false }
  },

  async authenticate(platform, bearer, ip, { kinds, inSandbox = false }) {
    const { database, limits, clock } = platform
    const found = isKey(bearer) ? await store.findKey(database, hashOfKey(bearer)) : undefined
    const now = clock.real()
    const isGood =
      found !== undefined &&
      found.is_active &&
      found.revoked_at === null &&
      (found.expires_at === null || found.expires_at > now.toISOString()) &&
      isFrom(JSON.parse(found.networks) as string[], ip)
    if (!isGood) {
      const wait = await limits.pay(guesses, ip)
      throw wait > 0 ? errors.tooMany(wait) : errors.unauthenticated()
    }
    const wait = await limits.pay(budget, found.id)
    if (wait > 0) throw errors.tooMany(wait)
    const before = new Date(now.getTime() - USE_RECORDED_MS).toISOString()
    if (found.last_used_at === null || found.last_used_at < before) {
      await store.recordUse(database, found.id, now.toISOString())
    }
    // What is not for this partner does not exist for it.
    if (kinds.length > 0 && !kinds.includes(found.kind)) throw errors.notFound()
    const { kind, name, party_id: partyId, id: keyId } = found
    const details = { id: found.partner_id, kind, name, partyId, personId: null }
    const isTest = found.is_test && !isPlayersKey(platform, partyId, keyId)
    if (inSandbox && !isTest) throw partnerErrors.testKeyOnly()
    if (!isTest) return { ...details, keyId, platform, isTest }
    const sandbox = await platform.sandboxes.open(details.id)
    return { ...details, ...(await prepareSandbox(sandbox, details)), keyId, platform: sandbox, isTest }
  },

  async receive(details, handle) {
    const { platform, partner, endpoint, idempotencyKey } = details
    const { database } = platform
    if (idempotencyKey === undefined) throw new Error(`${endpoint.id} must be declared with a required key`)
    const record = recordOf(details, idempotencyKey)
    const inTransaction = (answer: () => Promise<unknown>): Promise<unknown> =>
      database.transaction(async () => {
        if (partner.isTest) await holdSchema(database, endpoint.id === reset.id)
        // Who sends the same at the same moment waits here until the first has been answered.
        const isFirst = await store.claimCall(database, record, endpoint.status)
        if (!isFirst) {
          const before = await store.findAnswered(database, partner.id, idempotencyKey)
          if (!before || !platform.secrets.isFingerprintOf(before.body_hash, sentOf(details))) throw otherBody()
          return JSON.parse(before.answer) as unknown
        }
        const answered = await answer()
        await store.recordAnswer(database, record.id, JSON.stringify(answered ?? null))
        await store.insertSubjects(database, record, subjectsOf([details.params, answered]))
        return answered
      })
    try {
      return await handle(inTransaction)
    } catch (error) {
      // A refusal is kept for people to read. It binds nobody: when its cause has gone, the same call succeeds.
      if (error instanceof HttpError) {
        const answered = JSON.stringify(error.toBody('en', record.id))
        await store.insertRefused(database, { ...record, http_code: error.status, answer: answered })
        await store.insertSubjects(database, record, subjectsOf([details.params]))
      }
      throw error
    }
  },
}
