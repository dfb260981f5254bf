import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRecipients } from '../../src/modules/people/port.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { declareEmail } from '../../src/platform/emails/email.ts'
import { sendToRecipients } from '../../src/platform/emails/recipients.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'

const newsOf = (isUrgent: boolean) =>
  declareEmail<null>({
    id: 'test.news',
    occasion: { ru: 'Новость', en: 'News' },
    ...(isUrgent && { isUrgent }),
    sample: null,
    write: () => ({ subject: 'Новость', paragraphs: ['Что-то случилось.'] }),
  })

describe.each(productKinds())('what a person has switched off, on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  it.each([
    { email: true, sms: true, isUrgent: true, sent: { emails: 1, texts: 1 } },
    { email: true, sms: false, isUrgent: true, sent: { emails: 1, texts: 0 } },
    { email: false, sms: true, isUrgent: true, sent: { emails: 0, texts: 1 } },
    { email: false, sms: false, isUrgent: true, sent: { emails: 0, texts: 0 } },
    { email: true, sms: true, isUrgent: false, sent: { emails: 1, texts: 0 } },
  ])('is not sent: email $email, sms $sms, urgent $isUrgent', async ({ email, sms, isUrgent, sent }) => {
    const { platform } = cabinet
    const { query } = platform.database
    const person = await addPerson(cabinet, 'O1')
    await query
      .updateTable('person')
      .set({ notifications: JSON.stringify({ email, sms, product: false }) })
      .where('id', '=', person.id)
      .execute()
    const readers = await findRecipients(platform.database, organizationId('O1'), { ids: [person.id] })
    await sendToRecipients(platform, organizationId('O1'), readers, newsOf(isUrgent), null)
    const emails = await query.selectFrom('email').select('id').where('recipient', '=', person.email).execute()
    const texts = await query.selectFrom('text_message').select('id').where('recipient', '=', person.username).execute()
    expect({ emails: emails.length, texts: texts.length }).toEqual(sent)
  })
})
