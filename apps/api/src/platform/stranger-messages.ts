import { errorCodes } from '@cabinet/contract/errors'
import { HttpError } from '../kernel/http-error.ts'
import { DAY_MS } from '../kernel/durations.ts'
import type { Platform } from './context.ts'

const DAY_S = DAY_MS / 1000

/** @param seconds until the budget is full again */
const tooManyStrangers = (seconds: number): HttpError =>
  new HttpError(
    429,
    errorCodes.tooMany,
    {
      ru: 'На сегодня сообщений новым людям достаточно. Попробуйте завтра',
      en: 'That is enough messages to new people for today. Try again tomorrow',
    },
    [],
    seconds,
  )

/** A message to somebody who is outside of the cabinet, or has not proved to be inside. */
interface StrangerMessage {
  /** Invitations must not use up what registrations need, nor the other way round. */
  readonly kind: 'invitation' | 'code'
  /** From where it is caused. */
  readonly ip: string
  /** In whose name; null for codes, which are sent in nobody's. */
  readonly organizationId: string | null
}

/**
 * Pays for an email or a text message to a stranger: by the network that causes it, the organization in whose name it
 * goes, and the installation as a whole. The payment stands whatever becomes of the transaction of the caller.
 *
 * @throws HttpError 429 when one of the three budgets of a day is used up
 */
export const payForStranger = async (
  { limits, config }: Pick<Platform, 'limits' | 'config'>,
  { kind, ip, organizationId }: StrangerMessage,
): Promise<void> => {
  const { perNetwork, perOrganization, perInstallation } = config.strangerMessages
  const payments = [
    ...(organizationId === null ? [] : [{ name: 'organization', points: perOrganization, key: organizationId }]),
    { name: 'network', points: perNetwork, key: ip },
    { name: 'installation', points: perInstallation, key: 'all' },
  ]
  // The narrowest first: who has used up their own budget takes nothing from the others.
  for (const { name, points, key } of payments) {
    const seconds = await limits.pay({ name: `stranger-${kind}-${name}`, points, seconds: DAY_S }, key)
    if (seconds > 0) throw tooManyStrangers(seconds)
  }
}
