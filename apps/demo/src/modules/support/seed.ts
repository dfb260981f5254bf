import { insertMessage, insertReply } from '@cabinet/api/modules/support/store'
import { demoId } from '../../ids.ts'
import type { SeedContext } from '../../module.ts'
import { organizationId } from '../../organizations.ts'
import { personId } from '../../people.ts'
import { createDemoTime } from '../../time.ts'

/** Requests of the demo: one that waits for an answer, and one that has been answered. */
export const seedSupport = async ({ database, start }: SeedContext): Promise<void> => {
  const time = createDemoTime(start)
  const year = time.instant(0).slice(0, 4)
  const request = (key: string, person: string, organization: 'O1' | 'O7', day: number) => ({
    id: demoId(`support ${key}`),
    number: `ОБ-${year}-Д${key}`,
    person_id: personId(person),
    organization_id: organizationId(organization),
    created_at: time.instant(day),
    last_at: time.instant(day),
    waiting_since: time.instant(day),
  })
  await insertMessage(
    database,
    {
      ...request('00001', 'P9', 'O7', -2),
      topic: 'CONNECTION',
      message: 'Ключ курьерской службы перестал приниматься после смены договора. Что нам сделать?',
    },
    [],
  )
  const answered = request('00002', 'P1', 'O1', -9)
  await insertMessage(
    database,
    { ...answered, topic: 'ACCESS', message: 'Коллега не видит заявления. Как открыть ему доступ?' },
    [],
  )
  await insertReply(database, {
    id: demoId('support answer'),
    message_id: answered.id,
    person_id: personId('P8'),
    is_from_support: true,
    text: 'Откройте «Профиль», «Пользователи», выберите коллегу и отметьте роль «Отправитель».',
    created_at: time.instant(-8),
  })
}
