import {
  CODE_ATTEMPTS,
  CODE_LIFE_SECONDS,
  type CodePurpose,
  type CodeToken,
  RESEND_AFTER_SECONDS,
  type SentCode,
} from '@cabinet/contract/auth/codes'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import type { Language } from '../../kernel/language.ts'
import type { Budget, Limits } from '../limits.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Policy } from '../policy.ts'
import type { Sms } from '../mail/sms.ts'
import { codeEmail, codeText } from './emails.ts'
import { codeErrors } from './messages.ts'
import { createCodeSecrets, isSame } from './secrets.ts'
import * as store from './store.ts'
import { SECOND_MS, MINUTE_MS } from '../../kernel/durations.ts'

const TOKEN_LIFE_MS = 15 * MINUTE_MS
const CODE_LIFE_MS = CODE_LIFE_SECONDS * SECOND_MS
const RESEND_AFTER_MS = RESEND_AFTER_SECONDS * SECOND_MS
/** A code and its repetitions, which share their attempts. */
const SENDS = 3
const FORGET_AFTER_MS = 24 * 60 * MINUTE_MS

type Details = Readonly<Record<string, unknown>>

/** Codes to one e-mail or phone: whoever asks, from however many addresses, a stranger's mailbox is not flooded. */
const codesOfRecipient: Budget = { name: 'code-recipient', points: 10, seconds: 24 * 60 * 60 }

const HOUR_S = 60 * 60
/** Wrong codes for one person, or for one contact while there is no person yet, over all of their codes. */
const wrongOfPerson: Budget = { name: 'wrong-code', points: 10, seconds: HOUR_S }
/** The same from one network, whoever they are for; ids of codes that do not exist count as well. */
const wrongOfNetwork: Budget = { name: 'wrong-code-network', points: 50, seconds: HOUR_S }

/** A code that somebody is to get. */
export interface CodeOrder {
  readonly purpose: CodePurpose
  /** The person whom it is about; null while they do not exist. */
  readonly subject: string | null
  /** Where it goes; nowhere at all for a name that nobody has, and the answer is the same. */
  readonly to: { readonly email?: string; readonly phone?: string }
  /** What the code permits; given back when it was typed. */
  readonly details?: Details
  readonly language: Language
  /**
   * By what wrong codes are counted; the person or the contact when absent. Whoever asks for codes of another person from
   * a strange network must not use up the attempts of that person.
   */
  readonly countedAs?: string
}

/** A code that was typed right. */
export interface TypedRight {
  readonly id: string
  readonly purpose: CodePurpose
  readonly subject: string | null
  /** The code went to this address, so it is the person's own. */
  readonly email: string | null
  readonly phone: string | null
  readonly details: Details
}

/** What the token of a code stood for. */
export type Redeemed = Omit<TypedRight, 'id' | 'subject'> & { readonly subject: string }

/**
 * One-time codes: six digits that live for ten minutes, bear five wrong attempts, can be asked for again after a minute
 * and work once. Their times are real times, which the developer panel does not move.
 */
export interface Codes {
  /**
   * Draws a code and sends it, in the transaction of the caller if there is one.
   *
   * @throws HttpError 429 when the e-mail or phone has got too many codes within a day
   */
  issue(order: CodeOrder): Promise<SentCode>
  /**
   * Sends a new code to the same place; the one before it is worth nothing any more.
   *
   * The attempts go on where they were.
   *
   * @throws HttpError 429 too early or too often, 400 a code that is used or forgotten, or has no attempt left
   */
  resend(id: string, language: Language): Promise<SentCode>
  /**
   * Compares a typed code. Call it outside of a transaction: the attempt is paid for whatever comes of it.
   *
   * Wrong codes add up over all codes of a person and of a network; right ones are not counted.
   *
   * @param ip of who has typed it
   * @throws HttpError 400 wrong, out of date, or no attempt left; the field is `code`; 429 too many wrong ones in an hour
   */
  verify(
    typed: { readonly id: string; readonly code: string },
    purposes: readonly CodePurpose[],
    ip: string,
  ): Promise<TypedRight>
  /**
   * Uses up a code that was typed right and answers the token in its place, in the transaction of what the code permits.
   *
   * @param change who exists by now, and what is left to be permitted
   */
  exchange(typed: TypedRight, change?: { readonly subject?: string; readonly details?: Details }): Promise<CodeToken>
  /**
   * Uses up the token of a code, in the transaction of what it permits.
   *
   * @throws HttpError 400 unknown, used, out of date, or of another purpose
   */
  redeem(token: string, purposes: readonly CodePurpose[]): Promise<Redeemed>
  /** Whom the token of a code stands for, without using it up; nothing for one that would not be redeemed. */
  findSubject(token: string, purposes: readonly CodePurpose[]): Promise<string | undefined>
  /** Uses up every open code and token of a person for these purposes: what they permit has been done otherwise. */
  revoke(subject: string, purposes: readonly CodePurpose[]): Promise<void>
}

interface CodesNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly mailer: Mailer
  readonly sms: Sms
  readonly limits: Limits
  /** Key of the installation. */
  readonly secret: string
  readonly config: Pick<Config, 'brandName'>
  readonly policy: Pick<Policy, 'masterCode'>
}

/** Codes that live in the table `confirmation_code`. */
export const createCodes = ({ database, clock, mailer, sms, limits, secret, config, policy }: CodesNeeds): Codes => {
  const secrets = createCodeSecrets(secret)
  const later = (milliseconds: number): string => new Date(clock.real().getTime() + milliseconds).toISOString()

  const send = async (
    { purpose, to }: Pick<CodeOrder, 'purpose' | 'to'>,
    code: string,
    language: Language,
  ): Promise<void> => {
    if (to.email !== undefined) {
      const content = codeEmail.write({ purpose, code }, language)
      await mailer.write({ organizationId: null, recipient: to.email, content })
    }
    if (to.phone !== undefined) {
      const text = codeText(code, config.brandName, language)
      await sms.write({ organizationId: null, recipient: to.phone, text, code })
    }
  }
  const isRight = (
    row: { id: string; code_hash: string; email: string | null; phone: string | null },
    code: string,
  ) => {
    const isSentToSomebody = row.email !== null || row.phone !== null
    const isOwn = isSame(row.code_hash, secrets.hashOfCode(row.id, code))
    return isSentToSomebody && (isOwn || code === policy.masterCode)
  }

  return {
    issue: async ({ purpose, subject, to, details = {}, language, countedAs }) => {
      // Recovery has a budget for each name, whoever has it: here a refusal would tell that somebody does.
      const counted = purpose === 'RECOVERY' ? [] : [to.email, to.phone]
      for (const recipient of counted) {
        if (recipient !== undefined && !(await limits.spend(codesOfRecipient, recipient))) throw codeErrors.tooOften()
      }
      return database.transaction(async () => {
        await store.deleteOldCodes(database, later(-FORGET_AFTER_MS))
        const id = newId()
        const code = secrets.newCode()
        const times = { expires_at: later(CODE_LIFE_MS), resend_at: later(RESEND_AFTER_MS) }
        await store.insertCode(database, {
          id,
          purpose,
          subject,
          email: to.email ?? null,
          phone: to.phone ?? null,
          counted_as: countedAs ?? subject ?? to.email ?? to.phone ?? id,
          details: JSON.stringify(details),
          code_hash: secrets.hashOfCode(id, code),
          attempts: 0,
          sends: 1,
          created_at: later(0),
          ...times,
          used_at: null,
          token_hash: null,
          token_expires_at: null,
          token_used_at: null,
        })
        await send({ purpose, to }, code, language)
        return { id, expiresDateTime: times.expires_at, resendDateTime: times.resend_at }
      })
    },

    resend: (id, language) =>
      database.transaction(async () => {
        const row = await store.lockUnusedCode(database, id)
        if (!row) throw codeErrors.expired()
        if (row.attempts >= CODE_ATTEMPTS) throw codeErrors.over()
        if (row.resend_at > later(0)) throw codeErrors.early()
        if (row.sends >= SENDS) throw codeErrors.tooOften()
        const code = secrets.newCode()
        const times = { expires_at: later(CODE_LIFE_MS), resend_at: later(RESEND_AFTER_MS) }
        const code_hash = secrets.hashOfCode(id, code)
        await store.updateCode(database, id, { code_hash, sends: row.sends + 1, ...times })
        const to = { ...(row.email !== null && { email: row.email }), ...(row.phone !== null && { phone: row.phone }) }
        await send({ purpose: row.purpose, to }, code, language)
        return { id, expiresDateTime: times.expires_at, resendDateTime: times.resend_at }
      }),

    async verify({ id, code }, purposes, ip) {
      const pay = async (budget: Budget, key: string): Promise<void> => {
        const seconds = await limits.pay(budget, key)
        if (seconds > 0) throw codeErrors.guessing(seconds)
      }
      // Paid for before anything is compared: guesses that come at the same moment see one another.
      await pay(wrongOfNetwork, ip)
      const countedAs = await store.findCountedAs(database, id)
      if (countedAs === undefined) throw codeErrors.expired()
      await pay(wrongOfPerson, countedAs)
      const row = await store.payAttempt(database, id, later(0), CODE_ATTEMPTS)
      if (!row || !purposes.includes(row.purpose)) throw codeErrors.expired()
      if (isRight(row, code)) {
        await limits.refund(wrongOfNetwork, ip)
        await limits.refund(wrongOfPerson, countedAs)
        return row
      }
      const left = CODE_ATTEMPTS - row.attempts
      throw left > 0 ? codeErrors.wrong(left) : codeErrors.spent()
    },

    async exchange(typed, { subject = typed.subject, details = typed.details } = {}) {
      const codeToken = secrets.newToken()
      const expiresDateTime = later(TOKEN_LIFE_MS)
      const isUsed = await store.useCode(database, typed.id, {
        used_at: later(0),
        token_hash: secrets.hashOfToken(codeToken),
        token_expires_at: expiresDateTime,
        subject,
        details: JSON.stringify(details),
      })
      if (!isUsed) throw codeErrors.expired()
      return { codeToken, expiresDateTime }
    },

    async redeem(token, purposes) {
      const row = await store.useToken(database, secrets.hashOfToken(token), later(0))
      if (!row || row.subject === null || !purposes.includes(row.purpose)) throw codeErrors.token()
      return { ...row, subject: row.subject }
    },

    async findSubject(token, purposes) {
      const row = await store.findToken(database, secrets.hashOfToken(token), later(0))
      return row && purposes.includes(row.purpose) ? (row.subject ?? undefined) : undefined
    },

    revoke: (subject, purposes) => store.useUpCodes(database, subject, purposes, later(0)),
  }
}
