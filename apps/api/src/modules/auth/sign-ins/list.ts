import type { SignIn, SignInOutcome } from '@cabinet/contract/auth/sign-ins'
import type { Selectable } from 'kysely'
import type { Language, Message } from '../../../kernel/language.ts'
import { columnsOf } from '../../../platform/excel/columns.ts'
import { excelFile } from '../../../platform/excel/excel.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import type { SignInTable } from '../tables.ts'
import * as store from './store.ts'

type Asking = CallContext & { readonly body: AnyRequest }

const viewOf = (row: Selectable<SignInTable>): SignIn => ({
  id: row.id,
  outcome: row.outcome,
  times: row.times,
  device: { kind: row.device_kind, browser: row.browser, system: row.system },
  network: row.network,
  atDateTime: row.at,
})

/** Attempts to sign in as the person who asks, by a filter. */
export const findOwnSignIns = async ({ platform: { database }, user, body }: Asking) => {
  const { rows, count } = await store.findSignIns(database, user.id, body)
  return pageAround(rows.map(viewOf), count, body)
}

const outcomes: Readonly<Record<SignInOutcome, Message>> = {
  SIGNED_IN: { ru: 'Вход выполнен', en: 'Signed in' },
  PASSKEY: { ru: 'Вход по ключу доступа', en: 'Signed in with a passkey' },
  RECOVERY_CODE: { ru: 'Вход по запасному коду', en: 'Signed in with a recovery code' },
  PASSWORD_RECOVERED: { ru: 'Пароль восстановлен', en: 'Password recovered' },
  NO_SECOND_FACTOR: { ru: 'Второй шаг не пройден', en: 'Second step not completed' },
  WRONG_SECOND_FACTOR: { ru: 'Второй шаг не подошёл', en: 'Wrong second step' },
  WRONG_PASSWORD: { ru: 'Неверный пароль', en: 'Wrong password' },
  WRONG_PASSKEY: { ru: 'Неверный ключ доступа', en: 'Wrong passkey' },
  LOCKED: { ru: 'Вход временно закрыт', en: 'Locked for a while' },
  CLOSED: { ru: 'Доступ закрыт', en: 'Access is closed' },
}

const columnsIn = (language: Language) => {
  const { text, instant, integer } = columnsOf<SignIn>()
  return [
    instant({ ru: 'Когда', en: 'When' }, ({ atDateTime }) => atDateTime),
    text({ ru: 'Итог', en: 'Outcome' }, 32, ({ outcome }) => outcomes[outcome][language]),
    integer({ ru: 'Раз', en: 'Times' }, ({ times }) => times),
    text({ ru: 'Браузер', en: 'Browser' }, 24, ({ device }) => device.browser),
    text({ ru: 'Система', en: 'System' }, 18, ({ device }) => device.system),
    text({ ru: 'Сеть', en: 'Network' }, 26, ({ network }) => network),
  ]
}

async function* viewed({ platform: { database }, user, body }: Asking) {
  for await (const rows of store.listSignIns(database, user.id, body)) yield rows.map(viewOf)
}

/** Everything that the filter matches, as a workbook. */
export const exportOwnSignIns = async (context: Asking) =>
  excelFile({
    title: { ru: 'Входы', en: 'Sign-ins' },
    columns: columnsIn(context.language),
    batches: viewed(context),
    language: context.language,
    now: context.platform.clock.now(),
  })
