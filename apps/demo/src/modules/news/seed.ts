import { demoId } from '../../ids.ts'
import { createDemoTime } from '../../time.ts'
import { organizationId } from '../../organizations.ts'
import { newsReaders, personId } from '../../people.ts'
import type { SeedContext } from '../../module.ts'
import { insertChange } from '@cabinet/api/platform/transitions/store'
import { insertLetter, insertRecipients } from '@cabinet/api/modules/news/store'
import { newsMachine } from '@cabinet/api/modules/news/transitions'

/** Days before the start: longer ago than people are left alone after a letter. */
const SENT = -12
const WRITTEN = -1

const STAFF = 'P8'

/** A letter that has been sent, and one that is being written. */
export const seedNews = async ({ database, start }: SeedContext): Promise<void> => {
  const time = createDemoTime(start)
  const sentAt = time.instant(SENT)
  const writtenAt = time.instant(WRITTEN)
  const common = {
    organization_id: organizationId('OP'),
    author_id: personId(STAFF),
    recipients: 0,
    is_deleted: false,
  }
  const sent = demoId('news sent')
  await insertLetter(database, {
    ...common,
    id: sent,
    status: 'SENT',
    version: 3,
    subject: 'Заявления на выплату: документы можно сфотографировать',
    text: 'Акт и фотографии повреждений теперь можно снять телефоном прямо из заявления: откройте его и нажмите «Приложить».\n\nЧто ещё нового — в разделе «Помощь».',
    audience: null,
    started_at: sentAt,
    written_at: sentAt,
    sent_at: sentAt,
    created_at: sentAt,
    updated_at: sentAt,
  })
  await insertRecipients(database, sent, newsReaders.map(personId), sentAt)
  const moves = [
    { event: 'send', from: 'DRAFT', to: 'SENDING', actor: { kind: 'STAFF', id: personId(STAFF) } },
    { event: 'complete', from: 'SENDING', to: 'SENT', actor: { kind: 'JOB', id: 'news.send' } },
  ] as const
  for (const [index, move] of moves.entries()) {
    const key = { machine: newsMachine.id, id: sent, organizationId: common.organization_id }
    const line = { ...move, reason: null, externalId: undefined, occurredAt: sentAt, at: sentAt, version: index + 1 }
    await insertChange(database, key, line)
  }
  await insertLetter(database, {
    ...common,
    id: demoId('news draft'),
    status: 'DRAFT',
    version: 1,
    subject: 'Новый банк в финансировании',
    text: 'К финансированию поставок присоединился ещё один банк.\n\nСравните условия на главной странице кабинета.',
    audience: 'FINANCE',
    started_at: null,
    written_at: null,
    sent_at: null,
    created_at: writtenAt,
    updated_at: writtenAt,
  })
}
