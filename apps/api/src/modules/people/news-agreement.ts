import { legalTexts } from '@cabinet/contract/legal'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { pages } from '@cabinet/contract/pages'
import type { unsubscribe, unsubscribePage } from '@cabinet/contract/people/profile'
import { errors } from '../../kernel/http-error.ts'
import { newId } from '../../kernel/ids.ts'
import type { Platform } from '../../platform/context.ts'
import type { CallContext, FileContent } from '../../platform/handlers.ts'
import { insertConsents, withdrawConsent } from './consent-store.ts'
import { recordEvent } from './events.ts'
import type { PersonRow } from './colleague-store.ts'
import { lockPerson, saveProfile } from './profile-store.ts'

/** A switch that has been moved. */
interface Moved {
  readonly person: Pick<PersonRow, 'id' | 'organization_id'>
  readonly isOn: boolean
  readonly at: string
  /** From where; only an agreement needs it. */
  readonly ip?: string
}

/**
 * What follows when a person moves the switch of the news: to switch it on is to agree to the text in force, to switch
 * it off is to withdraw that. What waits to leave is taken back. In the transaction of the switch.
 */
export const recordNewsSwitch = async (
  { database, mailer }: Pick<Platform, 'database' | 'mailer'>,
  { person: { id: personId, organization_id: organizationId }, isOn, at, ip = '' }: Moved,
): Promise<void> => {
  await recordEvent(database, { organizationId, personId, kind: isOn ? 'NEWS_ON' : 'NEWS_OFF', at })
  if (isOn) {
    const agreed = {
      id: newId(),
      person_id: personId,
      type: 'NEWS',
      version: legalTexts.NEWS,
      accepted_at: at,
      ip,
    } as const
    await insertConsents(database, [agreed])
    return
  }
  await withdrawConsent(database, personId, 'NEWS', at)
  await mailer.withdraw(personId)
}

/**
 * Switches the news off for the reader of a letter, who is known by the link in it. It may be followed again and again,
 * and by whoever has found it: nothing is said about the person.
 *
 * @throws HttpError 404 for a link that is not genuine
 */
export const unsubscribeReader = async ({
  platform,
  query,
}: CallContext & ReceivedOf<typeof unsubscribe>): Promise<void> => {
  const { database, clock, tokens } = platform
  const personId = tokens.readUnsubscribeToken(query.token)
  if (personId === undefined) throw errors.notFound()
  await database.transaction(async () => {
    const person = await lockPerson(database, personId)
    if (!person?.notifications.product) return
    const at = clock.nowText()
    await saveProfile(database, personId, { notifications: { ...person.notifications, product: false } }, undefined, at)
    await recordNewsSwitch(platform, { person, isOn: false, at })
  })
}

const unsubscribeText = { ru: 'Отписаться от новостей о продуктах', en: 'Unsubscribe from the product news' } as const

/** A page of one link. Nothing is changed yet: programs open addresses of letters by themselves, to look at them. */
export const showUnsubscribeLink = ({
  query,
  language,
}: CallContext & ReceivedOf<typeof unsubscribePage>): Promise<FileContent> => {
  const text = unsubscribeText[language]
  // What stands in the address is encoded, so it cannot end the attribute.
  const address = pages.PublicUnsubscribe({}, { token: query.token })
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text}</title><p><a href="${address}">${text}</a></p></html>`
  return Promise.resolve({ contentType: 'text/html; charset=utf-8', bytes: Buffer.from(page) })
}
